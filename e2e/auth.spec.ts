import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Lang, mailFor, type Person, test } from './fixtures.ts'

const words = {
  en: {
    email: 'Email',
    password: 'Password',
    confirm: 'Confirm password',
    name: 'Name',
    logIn: 'Log in',
    welcome: 'Welcome back',
    createAccount: 'Create account',
    missing: 'Please fill in all fields',
    invalid: 'Invalid email or password',
    network: 'Network error. Please try again.',
    unknown: 'An error occurred. Please try again.',
    differ: 'Passwords do not match',
    taken: 'Registration failed. Email may already be in use.',
    short: 'At least 8 characters',
    client: 'Client',
    nutritionist: 'Nutritionist',
  },
  ru: {
    email: 'Эл. почта',
    password: 'Пароль',
    confirm: 'Повторите пароль',
    name: 'Имя',
    logIn: 'Войти',
    welcome: 'С возвращением',
    createAccount: 'Создать аккаунт',
    missing: 'Заполните все поля',
    invalid: 'Неверная почта или пароль',
    network: 'Нет связи с сервером. Попробуйте ещё раз.',
    unknown: 'Что-то пошло не так. Попробуйте ещё раз.',
    differ: 'Пароли не совпадают',
    taken: 'Не удалось зарегистрироваться. Возможно, эта почта уже занята.',
    short: 'Не меньше 8 символов',
    client: 'Клиент',
    nutritionist: 'Нутрициолог',
  },
} satisfies Record<Lang, Record<string, string>>

const newAddress = () => `${crypto.randomUUID()}@example.com`
const sessionKey = 'sb-localhost-auth-token'

async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>, lang: Lang = 'en') {
  const word = words[lang]
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.welcome)
  await page.getByLabel(word.email).fill(email)
  await page.getByLabel(word.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: word.logIn }).click()
}

async function logOut(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu' })
  const out = page.getByRole('button', { name: 'Log out' })
  await expect(menu.or(out)).toBeVisible() // one of them: the menu is a drawer on a phone
  if (await menu.isVisible()) await menu.click()
  await out.click()
}

for (const lang of ['en', 'ru'] as const) {
  const word = words[lang]

  test.describe(`logging in, ${lang}`, () => {
    test('leads to the dashboard, whatever the case of the address', async ({ page, people }) => {
      const person = await people.client()
      await page.goto(`/login?lang=${lang}`)
      await logIn(page, { ...person, email: `  ${person.email.toUpperCase()} ` }, lang)
      await expect(page).toHaveURL(`/dashboard?lang=${lang}`)
    })

    test('asks for both fields and marks the empty ones', async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto(`/login?lang=${lang}`)
      await page.getByRole('button', { name: word.logIn }).click()
      await expect(page.getByRole('alert')).toHaveText(word.missing)
      const email = page.getByLabel(word.email)
      await expect(email).toBeFocused()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await email.fill('anna@example.com')
      await expect(email).not.toHaveAttribute('aria-invalid', 'true')
      await page.getByRole('button', { name: word.logIn }).click()
      await expect(page.getByLabel(word.password, { exact: true })).toBeFocused()
      expect(asked).not.toContain('/auth/v1/token')
    })

    test('says when the password is wrong, and lets the user try again', async ({ page, people }) => {
      const person = await people.client()
      await page.goto(`/login?lang=${lang}`)
      await logIn(page, { ...person, password: 'not the password' }, lang)
      await expect(page.getByRole('alert')).toHaveText(word.invalid)
      await logIn(page, person, lang)
      await expect(page).toHaveURL(`/dashboard?lang=${lang}`)
    })

    test('says when the backend does not answer, and when it fails', async ({ page, people }) => {
      const person = await people.client()
      await page.goto(`/login?lang=${lang}`)
      await page.route('**/auth/v1/token*', (route) => route.abort())
      await logIn(page, person, lang)
      await expect(page.getByRole('alert')).toHaveText(word.network)
      await page.unroute('**/auth/v1/token*')
      await page.route('**/auth/v1/token*', (route) =>
        route.fulfill({ status: 500, json: { message: 'broken' } }),
      )
      await logIn(page, person, lang)
      await expect(page.getByRole('alert')).toHaveText(word.unknown)
    })

    test('says when the profile does not load, and keeps nothing of the session', async ({
      page,
      people,
    }) => {
      const person = await people.client()
      await page.goto(`/login?lang=${lang}`)
      await page.route('**/rest/v1/profiles*', (route) =>
        route.fulfill({ status: 500, json: { message: 'broken' } }),
      )
      await logIn(page, person, lang)
      await expect(page.getByRole('alert')).toHaveText(word.unknown)
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull()
      await page.unroute('**/rest/v1/profiles*')
      await logIn(page, person, lang)
      await expect(page).toHaveURL(`/dashboard?lang=${lang}`)
    })
  })

  test.describe(`registering, ${lang}`, () => {
    async function fill(page: Page, fields: { email: string; password: string; confirm?: string }) {
      await page.getByLabel(word.name, { exact: true }).fill('  Anna Belova ')
      await page.getByLabel(word.email).fill(fields.email)
      await page.getByLabel(word.password, { exact: true }).fill(fields.password)
      await page.getByLabel(word.confirm).fill(fields.confirm ?? fields.password)
    }

    for (const role of ['client', 'nutritionist'] as const)
      test(`makes a ${role} and leads to the dashboard`, async ({ page, api }) => {
        await page.goto(`/register?lang=${lang}`)
        await expect(page.getByRole('radio', { name: word.client })).toBeChecked()
        await page.getByRole('radio', { name: word[role] }).check()
        const email = newAddress()
        await fill(page, { email: email.toUpperCase(), password: ' correct horse ' })
        await page.getByRole('button', { name: word.createAccount }).click()
        await expect(page).toHaveURL(`/dashboard?lang=${lang}`)

        const session = await page.evaluate((key) => JSON.parse(localStorage.getItem(key)!), sessionKey)
        expect(session.user.user_metadata).toMatchObject({ name: 'Anna Belova', role, language: lang })
        const me = { id: session.user.id, accessToken: session.access_token } as Person
        const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
        expect(await api.rows(me, `profiles?select=name,email,role,timezone&id=eq.${me.id}`)).toEqual([
          { name: 'Anna Belova', email, role, timezone: zone },
        ])
        await logOutWith(page, lang)
        await logIn(page, { email, password: ' correct horse ' }, lang)
        await expect(page).toHaveURL(new RegExp(`/dashboard.*lang=${lang}`))
      })

    test('explains every wrong field before anything is sent', async ({ page }) => {
      await page.goto(`/register?lang=${lang}`)
      await page.getByRole('button', { name: word.createAccount }).click()
      await expect(page.getByRole('alert')).toHaveText(word.missing)
      await expect(page.getByLabel(word.name, { exact: true })).toBeFocused()
      const password = page.getByLabel(word.password, { exact: true })
      await expect(password).toHaveAccessibleDescription(new RegExp(word.short))

      await fill(page, { email: newAddress(), password: 'seven77', confirm: 'seven777' })
      await page.getByRole('button', { name: word.createAccount }).click()
      await expect(password).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByText(word.differ)).toBeVisible()
      await password.fill('seven777')
      await expect(page.getByText(word.differ)).toBeHidden()
      await expect(password).not.toHaveAttribute('aria-invalid', 'true')
    })

    test('says that an address may be taken, and keeps what was typed', async ({ page, people }) => {
      const { email } = await people.client()
      await page.goto(`/register?lang=${lang}`)
      await fill(page, { email, password: 'correct horse' })
      await page.getByRole('button', { name: word.createAccount }).click()
      await expect(page.getByRole('alert')).toHaveText(word.taken)
      await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
      await expect(page.getByLabel(word.email)).toHaveValue(email)
    })
  })

  for (const screen of ['login', 'register', 'forgot-password', 'reset-password'])
    test(`${screen} is accessible, ${lang}`, async ({ page }) => {
      await page.goto(`/${screen}?lang=${lang}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })
}

async function logOutWith(page: Page, lang: Lang) {
  await page.evaluate((key) => localStorage.removeItem(key), sessionKey)
  await page.goto(`/login?lang=${lang}`)
}

test('a path that needs a user leads to the login and back', async ({ page, people }) => {
  await page.goto('/faq')
  await expect(page).toHaveURL(/\/login\?.*redirect=/)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('link', { name: 'Log in' }).click()
  await logIn(page, await people.client())
  await expect(page).toHaveURL(/\/faq\?/)
})

test('a way back to another site is not followed', async ({ page, people }) => {
  await page.goto('/login?redirect=https://evil.example/dashboard')
  await logIn(page, await people.client())
  await expect(page).toHaveURL('/dashboard?lang=en')
})

test('a signed-in user is led away from login and register', async ({ page, people, signIn }) => {
  await signIn(page, await people.client(), '/login')
  await expect(page).toHaveURL('/dashboard?lang=en')
  await page.goto('/register')
  await expect(page).toHaveURL('/dashboard?lang=en')
})

test('changing the language keeps what was typed', async ({ page }) => {
  await page.goto('/login?lang=en')
  await page.getByLabel('Email').fill('anna@example.com')
  await page.getByRole('button', { name: 'Русский' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ru.welcome)
  await expect(page.getByLabel(words.ru.email)).toHaveValue('anna@example.com')
})

test('the debug log tells what happened and no secret', async ({ page, people }) => {
  const { email } = await people.client()
  await page.goto('/login?lang=en')
  await page.getByRole('button', { name: 'Log in' }).click()
  await logIn(page, { email, password: 'a wrong password' })
  await expect(page.getByRole('alert')).toHaveText(words.en.invalid)
  const log = page.getByRole('list', { name: 'Debug log' })
  await expect(log).toBeHidden()
  await page.getByText('Debug log').click()
  await expect(log.getByRole('listitem')).toHaveText([
    /^\d.* Screen opened$/,
    /A field was empty or wrong, nothing sent$/,
    /Sent to the backend$/,
    /Refused: unknown account or wrong password$/,
  ])
  const text = await log.innerText()
  for (const secret of [email, 'a wrong password']) expect(text).not.toContain(secret)
})

test('the photo beside the form is loaded on wide screens only', async ({ page }) => {
  const photos: string[] = []
  page.on('request', (request) => request.url().includes('salad') && photos.push(request.url()))
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'What is inside' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(photos).toHaveLength(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => photos).toHaveLength(1)
})

test.describe('an address that has to be confirmed', () => {
  test('sends a new user to the mailbox, with a way to send the mail again', async ({ page }) => {
    const resent: unknown[] = []
    await page.route('**/auth/v1/signup*', (route) =>
      route.fulfill({ json: { id: crypto.randomUUID(), email: 'new@example.com', aud: '', identities: [] } }),
    )
    await page.route('**/auth/v1/resend*', (route) => {
      resent.push(route.request().postDataJSON())
      return route.fulfill({ json: {} })
    })
    await page.goto('/register?lang=en')
    await page.getByLabel('Name', { exact: true }).fill('Anna Belova')
    await page.getByLabel('Email').fill('New@Example.com')
    await page.getByLabel('Password', { exact: true }).fill('correct horse')
    await page.getByLabel('Confirm password').fill('correct horse')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look in your mailbox')
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByRole('status')).toHaveText('Sent. Look in your mailbox in a minute.')
    expect(resent).toMatchObject([{ type: 'signup', email: 'new@example.com' }])
  })

  test('is named at the login, with a way to send the mail again', async ({ page, people }) => {
    await page.route('**/auth/v1/token*', (route) =>
      route.fulfill({ status: 400, json: { error_code: 'email_not_confirmed', msg: 'Email not confirmed' } }),
    )
    await page.route('**/auth/v1/resend*', (route) =>
      route.fulfill({ status: 429, json: { message: 'slow down' } }),
    )
    await page.goto('/login?lang=en')
    await logIn(page, await people.client())
    await expect(page.getByRole('alert')).toContainText('Confirm your email address first')
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByRole('status')).toHaveText('Not sent. Wait a minute and try again.')
  })
})

test.describe('a forgotten password', () => {
  async function askForLink(page: Page, email: string) {
    await page.goto('/login?lang=en')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password?') // both screens have an Email
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send a link' }).click()
    await expect(page.getByRole('status')).toContainText('If there is an account with this address')
  }

  test('is replaced through the link in the mail, once', async ({ page, people, request }) => {
    const person = await people.client()
    await askForLink(page, person.email)
    const link = /https?:\/\/\S+/.exec(await mailFor(request, person.email))![0]
    await page.goto(link)
    await expect(page).toHaveURL(/\/reset-password\?/)
    await page.getByLabel('Password', { exact: true }).fill('another horse')
    await page.getByLabel('Confirm password').fill('another horsf')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await page.getByLabel('Confirm password').fill('another horse')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page).toHaveURL('/dashboard?lang=en')

    await logOut(page)
    await logIn(page, person)
    await expect(page.getByRole('alert')).toHaveText(words.en.invalid)
    await logIn(page, { ...person, password: 'another horse' })
    await expect(page).toHaveURL('/dashboard?lang=en')

    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
  })

  test('answers the same for an address that nobody has', async ({ page }) => {
    await askForLink(page, newAddress())
  })

  test('offers a new link where the old one has expired', async ({ page, people, request }) => {
    const { email } = await people.client()
    await page.goto('/reset-password?lang=en#error=access_denied&error_code=otp_expired')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send a link' }).click()
    expect(await mailFor(request, email)).toContain('/auth/v1/verify')
  })

  test('says when the mail could not be asked for', async ({ page }) => {
    await page.route('**/auth/v1/recover*', (route) => route.abort())
    await page.goto('/forgot-password?lang=en')
    await page.getByLabel('Email').fill(newAddress())
    await page.getByRole('button', { name: 'Send a link' }).click()
    await expect(page.getByRole('alert')).toContainText('No connection')
  })
})

test.describe('sessions', () => {
  test('three tabs sign in and out together', async ({ page, context, people }) => {
    const tabs = [page, await context.newPage(), await context.newPage()]
    for (const tab of tabs) await tab.goto('/login?lang=en')
    await logIn(tabs[1]!, await people.client())
    await expect(tabs[1]!).toHaveURL('/dashboard?lang=en')
    for (const tab of tabs) await expect(tab).toHaveURL('/dashboard?lang=en')
    await logOut(tabs[2]!)
    for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1 })).toHaveText(words.en.welcome)
  })

  test('signing out without a network still forgets the session, in every tab', async ({
    page,
    context,
    people,
    signIn,
  }) => {
    await signIn(page, await people.client(), '/faq')
    const other = await context.newPage()
    await other.goto('/faq?lang=en')
    await expect(other.getByRole('main')).toBeVisible()
    await page.evaluate(() => localStorage.setItem('draft:meal', '{"title":"Soup"}'))
    await context.route('**/auth/v1/logout*', (route) => route.abort())
    await logOut(page)
    const question = page.getByRole('dialog', { name: 'Log out without saving?' })
    await question.getByRole('button', { name: 'Log out' }).click()
    for (const tab of [page, other])
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(words.en.welcome)
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull()
    expect(await page.evaluate(() => localStorage.getItem('draft:meal'))).toBeNull()
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login\?/)
  })

  const broken = {
    'no JSON': '{"access_token":',
    'another type': '"text"',
    'an empty object': '{}',
    'no user': JSON.stringify({ access_token: 'x.y.z', refresh_token: 'r', expires_at: 4102444800 }),
    'a made-up token': JSON.stringify({
      access_token: 'x.y.z',
      refresh_token: 'r',
      expires_at: 4102444800,
      user: { id: 'nobody', email: 'x@example.com', user_metadata: {} },
    }),
  }
  test('a stored session that is broken leads to the login, and a new one follows', async ({
    page,
    people,
  }) => {
    const person = await people.client()
    for (const [name, stored] of Object.entries(broken))
      await test.step(name, async () => {
        await page.goto('/boot.js')
        await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [sessionKey, stored])
        await page.goto('/dashboard')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.welcome)
        await logIn(page, person)
        await expect(page).toHaveURL((url) => url.pathname === '/dashboard')
      })
  })

  test('an expired session whose refresh token is unknown is cleared', async ({ page, people }) => {
    const session = JSON.parse((await people.client()).session)
    const expired = JSON.stringify({ ...session, refresh_token: 'unknown', expires_at: 1_700_000_000 })
    await page.goto('/boot.js')
    await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [sessionKey, expired])
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.welcome)
    await expect(page.getByRole('alert')).toHaveText('Your session has ended. Log in again to go on.')
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull()
  })

  test('a start at which the profile does not load says so at the login', async ({
    page,
    people,
    signIn,
  }) => {
    await page.route('**/rest/v1/profiles*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await signIn(page, await people.client())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.welcome)
    await expect(page.getByRole('alert')).toHaveText('Your profile could not be loaded. Please log in again.')
  })

  test('a session that the backend refuses leads to the login and says that it has ended', async ({
    page,
    people,
    signIn,
  }) => {
    await signIn(page, await people.client(), '/faq')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ')
    await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 401, json: { code: 'PGRST301' } }))
    await page.getByRole('link', { name: 'Measurements' }).click()
    await expect(page.getByRole('alert')).toHaveText('Your session has ended. Log in again to go on.')
  })

  test('who logs out is not told that the session has ended', async ({ page, people, signIn }) => {
    await signIn(page, await people.client(), '/faq')
    await logOut(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.welcome)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
