import { expect, expectAccessible, type Lang, test } from './fixtures.ts'

/** The words that this journey reads and presses, in both languages. */
const words = {
  en: {
    createAccount: 'Create an account',
    name: 'Name',
    email: 'Email',
    password: 'Password',
    confirm: 'Confirm password',
    register: 'Create account',
    logIn: 'Log in',
    logOut: 'Log out',
    menu: 'Menu',
    foodLog: 'Food log',
    title: 'Title',
    calories: 'Calories, kcal',
    protein: 'Protein, g',
    before: 'Mood before eating',
    after: 'Mood after eating',
    bad: /Bad/,
    great: /Great/,
    addIngredient: 'Add ingredient',
    ingredient: 'Ingredient',
    quantity: 'Quantity',
    save: 'Save',
    update: 'Update entry',
    edit: /^Edit/,
    remove: /^Delete/,
    repeat: /^Repeat/,
    welcome: 'Welcome back',
    energyOnScreen: '412',
    meal: 'Oatmeal with berries',
    better: 'Oatmeal with berries and nuts',
  },
  ru: {
    createAccount: 'Создать аккаунт',
    name: 'Имя',
    email: 'Эл. почта',
    password: 'Пароль',
    confirm: 'Повторите пароль',
    register: 'Создать аккаунт',
    logIn: 'Войти',
    logOut: 'Выйти',
    menu: 'Меню',
    foodLog: 'Дневник питания',
    title: 'Название',
    calories: 'Калории, ккал',
    protein: 'Белки, г',
    before: 'Настроение до еды',
    after: 'Настроение после еды',
    bad: /Плохо/,
    great: /Отлично/,
    addIngredient: 'Добавить ингредиент',
    ingredient: 'Ингредиент',
    quantity: 'Количество',
    save: 'Сохранить',
    update: 'Обновить запись',
    edit: /^Изменить/,
    remove: /^Удалить/,
    repeat: /^Повторить/,
    welcome: 'С возвращением',
    energyOnScreen: '412',
    meal: 'Овсянка с ягодами',
    better: 'Овсянка с ягодами и орехами',
  },
} satisfies Record<Lang, object>

for (const lang of ['en', 'ru'] as const) {
  const w = words[lang]

  test(`a client registers, logs the first meal and finds it again, ${lang}`, async ({ page, isMobile }) => {
    test.setTimeout(240_000) // ten screens, each looked at by axe in two themes
    const email = `${crypto.randomUUID()}@example.com`
    const password = 'correct horse battery'
    const entry = (title: string) => page.getByRole('listitem').filter({ hasText: title })
    const openFromMenu = async (name: string) => {
      if (isMobile) await page.getByRole('button', { name: w.menu }).click()
      await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click()
    }

    await test.step('register', async () => {
      await page.goto(`/?lang=${lang}`)
      await expect(page).toHaveURL(/\/login/)
      await expect(page.getByRole('heading', { name: w.welcome })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: w.createAccount }).click()
      await page.getByLabel(w.name, { exact: true }).fill('Анна Белова')
      await page.getByLabel(w.email).fill(`  ${email.toUpperCase()} `)
      await page.getByLabel(w.password, { exact: true }).fill(password)
      await page.getByLabel(w.confirm).fill(password)
      await expectAccessible(page)
      await page.getByRole('button', { name: w.register }).click()
      await expect(page).toHaveURL(/\/dashboard/)
      await expectAccessible(page)
    })

    await test.step('log out and in again', async () => {
      if (isMobile) await page.getByRole('button', { name: w.menu }).click()
      await page.getByRole('button', { name: w.logOut }).filter({ visible: true }).click()
      await expect(page).toHaveURL(/\/login/)
      await page.getByLabel(w.email).fill(email)
      await page.getByLabel(w.password, { exact: true }).fill(password)
      await page.getByRole('button', { name: w.logIn }).click()
      await expect(page).toHaveURL(/\/dashboard/)
    })

    await test.step('log a meal with a photo, moods and an ingredient', async () => {
      await openFromMenu(w.foodLog)
      await page.getByLabel(w.title).fill(w.meal)
      await page
        .locator('input[type=file]')
        .setInputFiles('e2e/fixtures/photos/portrait-orientation-6-gps.jpg')
      await page.getByLabel(w.calories).fill('411,5')
      await page.getByLabel(w.protein).fill('14')
      await page.getByRole('group', { name: w.before }).getByText(w.bad).click()
      await page.getByRole('group', { name: w.after }).getByText(w.great).click()
      await page.getByRole('button', { name: w.addIngredient }).click()
      await page.getByLabel(w.ingredient, { exact: true }).fill('Oats')
      await page.getByLabel(w.quantity).fill('60')
      await expectAccessible(page)
      await page.getByRole('button', { name: w.save, exact: true }).click()
      await expect(entry(w.meal).first()).toBeVisible()
      await expect(entry(w.meal).first().getByRole('img').first()).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('edit it, find the change after a reload', async () => {
      await entry(w.meal).first().getByRole('button', { name: w.edit }).click()
      await expect(page.getByLabel(w.calories)).toHaveValue(lang === 'ru' ? '411,5' : '411.5')
      await page.getByLabel(w.title).fill(w.better)
      await page.getByRole('button', { name: w.update }).click()
      await expect(entry(w.better).first()).toBeVisible()
      await page.reload()
      await expect(entry(w.better).first()).toContainText(w.energyOnScreen)
    })

    await test.step('repeat it', async () => {
      await entry(w.better).first().getByRole('button', { name: w.repeat }).click()
      await expect(page.getByLabel(w.title)).toHaveValue(w.better)
      await page.getByRole('button', { name: w.save, exact: true }).click()
      await expect(page.getByRole('button', { name: w.edit })).toHaveCount(2)
    })

    await test.step('delete one of the two', async () => {
      await page.getByRole('button', { name: w.remove }).first().click()
      await expect(page.getByRole('button', { name: w.edit })).toHaveCount(1)
      await page.reload()
      await expect(page.getByRole('button', { name: w.edit })).toHaveCount(1)
    })
  })
}
