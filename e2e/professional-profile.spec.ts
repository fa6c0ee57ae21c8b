import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts'
import { photos } from './food-log.ts'
import { jpegSize } from './pictures.ts'

/** The smallest thing that begins and ends as a PDF does. */
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

test('a profile is edited, kept over a reload, saved, and shown as clients see it', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const elena = await people.nutritionist('Elena Markova')
  await signIn(page, elena, '/profile')
  await expect(page.getByText('Clients see little more than your name so far.')).toBeVisible()
  await page.getByRole('link', { name: 'Edit profile' }).click()
  const form = page.getByRole('form', { name: 'Professional profile' })
  const save = page.getByRole('button', { name: 'Save', exact: true })

  await form.locator('input[type=file]').setInputFiles(`${photos}/transparent.png`)
  await expect(form.getByRole('button', { name: 'Remove photo' })).toBeVisible()
  await form.getByLabel('About you').fill('I help busy people eat well.')
  await form.getByRole('checkbox', { name: 'Sports nutrition' }).press('Space')
  await form.getByRole('checkbox', { name: 'Russian' }).press('Space')
  await form.getByLabel('Years of experience').fill('12')
  await form.getByLabel('Rate, US dollars an hour').fill('80,5')
  await form.getByLabel('Website').fill('example.com')
  await form.getByLabel('YouTube').fill(' JaVaScRiPt:alert(1)')
  await save.click()
  await expect(form.getByText('Enter the address of a web page')).toBeVisible()
  await expect(form.getByLabel('YouTube')).toBeFocused()

  await page.reload()
  await expect(page.getByText('These are the changes that you have not saved yet.')).toBeVisible()
  await expect(form.getByLabel('About you')).toHaveValue('I help busy people eat well.')
  await expect(form.getByRole('checkbox', { name: 'Sports nutrition' })).toBeChecked()
  await form.getByLabel('YouTube').fill('')
  await save.click()
  await expect(page.getByText('Profile saved')).toBeVisible()

  await expect(page.getByText('I help busy people eat well.')).toBeVisible()
  await expect(page.getByText('12 years of experience')).toBeVisible()
  await expect(page.getByText('$80.5 an hour')).toBeVisible()
  const link = page.getByRole('link', { name: /Website/ })
  await expect(link).toHaveAttribute('href', 'https://example.com/')
  await expect(link).toHaveAttribute('rel', /noopener/)
  const [stored] = await api.rows<Record<string, unknown>>(elena, `profiles?id=eq.${elena.id}`)
  expect(stored).toMatchObject({
    expertise: ['sports'],
    languages: ['Russian'],
    years_experience: 12,
    website_url: 'https://example.com',
    youtube_url: null,
  })
  expect(stored?.profile_picture_url).toMatch(new RegExp(`^${elena.id}/\\d+`))
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute(
    'src',
    /\/object\/public\/profile-pictures\//,
  )
})

test('what is typed while a save is on its way stays in the form, and is saved by the next one', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const elena = await people.nutritionist('Elena Markova')
  await signIn(page, elena, '/profile')
  await page.getByRole('link', { name: 'Edit profile' }).click()
  const about = page.getByLabel('About you')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  let letThrough = () => {}
  const isHeld = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/rest/v1/profiles*', async (route) => {
    if (route.request().method() === 'PATCH') await isHeld
    await route.continue()
  })

  await about.fill('I help busy people.')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await save.click()
  await sent
  await about.fill('I help busy people eat well.')
  letThrough()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await expect(about).toHaveValue('I help busy people eat well.')
  const bio = () => api.rows(elena, `profiles?select=bio&id=eq.${elena.id}`)
  expect(await bio()).toEqual([{ bio: 'I help busy people.' }])

  await save.click()
  await expect(about).toHaveCount(0)
  await expect(page.getByText('I help busy people eat well.')).toBeVisible()
  expect(await bio()).toEqual([{ bio: 'I help busy people eat well.' }])
})

test('a photographed diploma is upright and does not tell where it hangs', async ({
  page,
  api,
  people,
  signIn,
  request,
}) => {
  const elena = await people.nutritionist('Elena Markova')
  await signIn(page, elena, '/profile?mode=edit')
  await page.getByRole('button', { name: 'Add education document' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(`${photos}/portrait-orientation-6-gps.jpg`)
  await dialog.getByLabel('Document name').fill('Diploma')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Education document added successfully!')).toBeVisible()
  const [row] = await api.rows<{ education_documents: { url: string; type: string; fileSize: number }[] }>(
    elena,
    `profiles?id=eq.${elena.id}`,
  )
  const [document] = row!.education_documents
  const stored = await request.get(`/storage/v1/object/feedback-attachments/${document!.url}`, {
    headers: await api.headers(elena),
  })
  const bytes = await stored.body()
  expect(document).toMatchObject({ type: 'image/jpeg', fileSize: bytes.length })
  expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS|http:/)
  expect(jpegSize(bytes)).toEqual({ width: 1800, height: 2400 })
})

test('a document is refused in words, added with its file, looked at and removed', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const elena = await people.nutritionist('Elena Markova')
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }))
  await signIn(page, elena, '/profile?mode=edit')
  const documents = async () =>
    (await api.rows<{ education_documents: unknown[] }>(elena, `profiles?id=eq.${elena.id}`))[0]
      ?.education_documents
  const add = page.getByRole('button', { name: 'Add education document' })
  await add.click()
  const dialog = page.getByRole('dialog')
  const choose = (name: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })

  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('Please choose a file')).toBeVisible()
  await expect(dialog.getByText('Please enter a document name')).toBeVisible()
  await choose('degree.pdf', Buffer.from('MZ a program'))
  await expect(dialog.getByText('Only PDF, JPG, and PNG files are allowed')).toBeVisible()
  await choose('degree.pdf', Buffer.alloc(0))
  await expect(dialog.getByText('This file is empty. Choose another one.')).toBeVisible()
  await choose('degree.pdf', Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024 + 1 - pdf.length)]))
  await expect(dialog.getByText('File size must be less than 5MB. Current file is 5.01 MB')).toBeVisible()
  await choose('degree.pdf', Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024 - pdf.length)]))
  await expect(dialog.getByText('degree.pdf 5 MB')).toBeVisible()

  await test.step('what was described is still there after Esc', async () => {
    await dialog.getByLabel('Document name').fill('Diploma')
    await dialog.getByLabel('School or university').fill('KBTU')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(add).toBeFocused()
    await add.click()
    await expect(dialog.getByLabel('Document name')).toHaveValue('Diploma')
    await choose('degree.pdf', pdf)
    await dialog.getByLabel('Graduation year').selectOption('2015')
  })

  await test.step('a failure keeps everything, a second try adds it once', async () => {
    await page.route('**/rpc/add_document', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByText('Failed to add education document')).toBeVisible()
    await page.unroute('**/rpc/add_document')
    await dialog.getByRole('button', { name: 'Add', exact: true }).dblclick()
    await expect(page.getByText('Education document added successfully!')).toBeVisible()
    expect(await documents()).toMatchObject([
      { name: 'Diploma', school: 'KBTU', year: '2015', type: 'application/pdf', fileSize: pdf.length },
    ])
  })

  await page.getByRole('button', { name: 'View: Diploma' }).click()
  await expect(dialog.locator('iframe')).toHaveAttribute('src', /^blob:/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'View: Diploma' })).toBeFocused()

  await page.getByRole('button', { name: 'Remove: Diploma' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Education document removed successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Education documents' })).toBeFocused()
  expect(await documents()).toEqual([])
})

for (const lang of ['en', 'ru'] as const)
  test(`the profile, its form and its dialog are accessible at 320 px, ${lang}`, async ({
    page,
    people,
    signIn,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await signIn(page, await people.nutritionist('Elena Markova'), '/profile', lang)
    await expect(page.getByRole('heading', { name: 'Elena Markova' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByRole('form')).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByRole('button', { name: /Add certification document|Добавить сертификат/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })
