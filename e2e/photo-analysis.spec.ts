import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { makePng } from './pictures.ts'
import { heightOf, soup, type VisionCase } from './vision-cases.ts'

const words = {
  en: {
    title: 'Title',
    calories: 'Calories, kcal',
    protein: 'Protein, g',
    panel: 'Photo analysis',
    analyze: 'Analyze photo',
    running: 'Analyzing the photo…',
    cancel: 'Cancel',
    close: 'Close the estimate',
    use: 'Use',
    used: 'Used',
    replace: 'Replace',
    leave: 'Leave out',
    useAll: 'Use all',
    ask: 'Replace what you typed?',
    undo: 'Undo',
    remove: 'Remove photo',
    grams: '18.4',
    high: 'High confidence (82%)',
    medium: 'Medium confidence (60%)',
    missing: 'No image URL provided',
    failed: 'Failed to analyze image',
    unsupported: 'Image format not supported. Please try another image.',
    configuration: 'API configuration incomplete',
    noFood: 'No food was recognized in the photo',
    unreadable: 'Failed to process image. Please try again.',
  },
  ru: {
    title: 'Название',
    calories: 'Калории, ккал',
    protein: 'Белки, г',
    panel: 'Анализ фото',
    analyze: 'Проанализировать фото',
    running: 'Анализируем фото…',
    cancel: 'Отмена',
    close: 'Закрыть оценку',
    use: 'Взять',
    used: 'Взято',
    replace: 'Заменить',
    leave: 'Не брать',
    useAll: 'Взять всё',
    ask: 'Заменить введённое?',
    undo: 'Вернуть',
    remove: 'Убрать фото',
    grams: '18,4',
    high: /Высокая уверенность \(82\s%\)/,
    medium: /Средняя уверенность \(60\s%\)/,
    missing: 'Нет изображения',
    failed: 'Не удалось проанализировать изображение',
    unsupported: 'Такой формат изображения не поддерживается. Попробуйте другое.',
    configuration: 'Анализ фото не настроен',
    noFood: 'На фото не удалось распознать еду',
    unreadable: 'Не удалось обработать изображение. Попробуйте ещё раз.',
  },
}

/** As a browser that needs room does: nothing that was read is on the device any more. */
const forgetReads = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('day-and-plate')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const change = opening.result.transaction('reads', 'readwrite')
          change.objectStore('reads').clear()
          change.oncomplete = () => resolve()
          change.onerror = () => reject(change.error)
        }
      }),
  )

for (const lang of ['en', 'ru'] as const)
  test(`a photo is analyzed, and what is typed survives whatever comes of it, ${lang}`, async ({
    page,
    people,
    signIn,
  }) => {
    test.setTimeout(180_000) // a dozen photos, and axe in two themes
    const w = words[lang]
    await signIn(page, await people.client(), '/food-log', lang)
    const form = page.getByRole('form')
    const [title, calories, protein] = [w.title, w.calories, w.protein].map((label) =>
      form.getByLabel(label, { exact: true }),
    )
    const panel = form.getByRole('region', { name: w.panel })
    const row = (label: string) => panel.getByRole('listitem').filter({ hasText: label })
    const press = (name: string) => panel.getByRole('button', { name, exact: true }).click()

    const choosePhoto = async (name: VisionCase) => {
      const buffer = makePng({ width: 120, height: heightOf(name) }, 'black')
      await form
        .locator('input[type=file]')
        .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
      await expect(form.getByRole('progressbar')).toBeHidden()
      await expect(form.getByRole('button', { name: w.remove })).toBeVisible()
    }
    const expectTyped = async () => {
      await expect(title!).toHaveValue('My soup')
      await expect(calories!).toHaveValue('250')
    }

    await test.step('without a photo', async () => {
      await title!.fill('My soup')
      await calories!.fill('250')
      await press(w.analyze)
      await expect(panel.getByRole('alert')).toContainText(w.missing)
    })

    await test.step('a good answer fills what the user says, and asks before it replaces', async () => {
      await choosePhoto('good')
      await press(w.analyze)
      await expect(panel).toContainText(w.high)
      await expect(panel).toContainText(soup.food[lang])
      await expectTyped()
      await expect(protein!).toHaveValue('')
      await expectAccessible(page)
      await row(w.protein).getByRole('button', { name: w.use, exact: true }).click()
      await expect(protein!).toHaveValue(w.grams)
      await expect(row(w.protein).getByRole('button', { name: w.used })).toBeVisible()
      await row(w.title).getByRole('button', { name: w.leave }).click()
      await expect(panel).not.toContainText(soup.food[lang])
      await expectTyped()

      await press(w.useAll)
      const dialog = page.getByRole('dialog', { name: w.ask })
      await expect(dialog).toContainText(w.calories)
      await dialog.getByRole('button', { name: w.cancel }).click()
      await expectTyped()
      await press(w.useAll)
      await dialog.getByRole('button', { name: w.replace }).click()
      await expect(calories!).toHaveValue('320')
      await expect(title!).toHaveValue('My soup')
      await page.getByRole('button', { name: w.undo }).click()
      await expectTyped()
      await press(w.close)
      await expect(panel.getByRole('button', { name: w.analyze })).toBeVisible()
    })

    const outcomes: [VisionCase, 'alert' | 'status', string | RegExp][] = [
      ['a missing field', 'alert', w.failed],
      ['strings for numbers', 'status', w.medium],
      ['negative numbers', 'alert', w.failed],
      ['1e9, and a confidence of 7', 'alert', w.failed],
      ['HTML with status 502', 'alert', w.failed],
      ['silence', 'alert', w.failed],
      ['status 400', 'alert', w.unsupported],
      ['a wrong key', 'alert', w.configuration],
      ['no food', 'alert', w.noFood],
    ]
    for (const [name, role, said] of outcomes)
      await test.step(name, async () => {
        await choosePhoto(name)
        await press(w.analyze)
        await expect(panel.getByRole(role).filter({ hasText: said })).toBeVisible()
        await expectTyped()
      })

    await test.step('cancelled while it runs', async () => {
      await choosePhoto('silence')
      await press(w.analyze)
      await expect(panel.getByText(w.running)).toBeVisible()
      await press(w.cancel)
      await expect(panel.getByRole('button', { name: w.analyze })).toBeVisible()
      await expect(panel).toBeFocused()
    })

    await test.step('the photo changed meanwhile', async () => {
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await choosePhoto('good')
      const asked = page.waitForRequest('**/functions/v1/analyze-food-image')
      await page.route(
        '**/functions/v1/analyze-food-image',
        async (route) => {
          await released
          await route.continue().catch(() => {}) // the app has given the question up
        },
        { times: 1 },
      )
      await press(w.analyze)
      await asked
      await choosePhoto('no food')
      release()
      await expect(panel.getByRole('button', { name: w.analyze })).toBeVisible()
      await expect(panel).not.toContainText(soup.food[lang])
      await press(w.analyze)
      await expect(panel.getByRole('alert')).toContainText(w.noFood)
      await expectTyped()
    })

    await test.step('a photo that is no longer there', async () => {
      await page.route('**/storage/v1/object/**', (route) => route.fulfill({ status: 404, body: '{}' }))
      await forgetReads(page)
      await page.reload()
      await press(w.analyze)
      await expect(panel.getByRole('alert')).toContainText(w.unreadable)
      await expectTyped()
    })
  })
