import { i18n } from '@lingui/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import {
  findNutritionists,
  searchNutritionists,
  suggestNutritionists,
} from '@/entities/nutritionist/nutritionists'
import { readDirectoryAddress, toDirectorySearch } from '@/features/directory/directory-address'
import { findMeals } from '@/features/search/api/find-meals'
import { createBackend, setBackend } from '@/shared/api/backend'
import { startTestBackend, type TestBackend, type TestUser } from '../../supabase/local/testing.ts'

/** What is pasted from a file that is no text, and what is left of an emoji that was cut in two. */
const unstorable = ['\0', '\ud83c', '\udf72']

type Fields = Record<string, unknown>

/** Fields that each form takes; passwords, which are sent as they are, and what is chosen or uploaded are left out below. */
const filled: Record<string, Fields> = {
  changePasswordSchema: { current: 'x', password: 'long enough', confirm: 'long enough' },
  changeEmailSchema: { email: 'anna@example.com', current: 'x' },
  forgotPasswordSchema: { email: 'anna@example.com' },
  newPasswordFormSchema: { password: 'long enough', confirm: 'long enough' },
  registerSchema: {
    name: 'Anna Weber',
    email: 'anna@example.com',
    password: 'long enough',
    confirm: 'long enough',
    role: 'client',
  },
  setupSchema: { url: 'https://abc.supabase.co', key: 'sb_publishable_abc' },
  clientProfileSchema: {
    name: 'Anna Weber',
    photo: null,
    age: '41',
    gender: 'female',
    occupation: 'Baker',
    objectives: 'More sleep',
  },
  exerciseLog: {
    date: '2026-01-05',
    type: 'Rowing',
    duration: '30',
    calories_burned: '200',
    notes: 'In rain',
  },
  sleepLog: { date: '2026-01-05', hours: '7.5', notes: 'Deep' },
  moodLog: { date: '2026-01-05', mood: 'good', notes: 'Sunny' },
  mealLog: {
    date: '2026-01-05',
    meal_type: 'lunch',
    title: 'Borscht',
    calories: '320',
    protein_grams: '12',
    carbs_grams: '30',
    fat_grams: '9',
    mood_before_eating: 'good',
    mood_after_eating: null,
    image_url: null,
    ingredients: [{ name: 'Beet', quantity: '2', unit: 'items' }],
    notes: 'With bread',
  },
  measurementLog: { date: '2026-01-05', weight: '70.5', waist: '80', notes: 'Morning' },
  'credentialFormSchema.education': {
    name: 'Dietetics',
    school: 'Charité',
    degree: 'MSc',
    year: '2012',
    issuer: '',
    issueDate: '',
    expirationDate: '',
  },
  'credentialFormSchema.certification': {
    name: 'Sports nutrition',
    school: '',
    degree: '',
    year: '',
    issuer: 'ISSN',
    issueDate: '2015',
    expirationDate: '2030',
  },
  profileFormSchema: {
    name: 'Elena Marino',
    photo: null,
    bio: 'Ten years of practice',
    expertise: [],
    languages: [],
    education: 'Charité Berlin',
    certifications: 'ISSN sports',
    years: '10',
    rate: '80',
    website_url: 'https://example.com/me',
    linkedin_url: 'https://example.com/in',
    instagram_url: 'https://example.com/gram',
    facebook_url: 'https://example.com/face',
    twitter_url: 'https://example.com/tweet',
    youtube_url: 'https://example.com/tube',
  },
  reviewFormSchema: { rating: '5', comment: 'Very kind', anonymous: false },
  targetFormSchema: {
    target_weight: '70',
    target_waist: '80',
    target_daily_calories: '1900',
    target_daily_calories_burned: '300',
    target_weekly_exercise_minutes: '150',
    target_date: '2026-12-01',
    notes: 'Step by step',
  },
}
const passwords = ['current', 'password', 'confirm']

const modules: Record<string, Record<string, unknown>> = import.meta.glob(
  ['../features/*/model/*-form.ts', '../features/*/*log.ts'],
  { eager: true },
)
const isSchema = (value: unknown): value is ZodMiniType =>
  typeof value === 'object' && value !== null && 'safeParse' in value
const isLog = (value: unknown): value is { formSchema: ZodMiniType } =>
  typeof value === 'object' && value !== null && 'formSchema' in value
const logs = Object.values(modules)
  .flatMap((exported) => Object.entries(exported))
  .flatMap(([name, value]) => (isLog(value) ? [[name, value.formSchema] as const] : []))
const forms = Object.values(modules)
  .flatMap((exported) => Object.entries(exported))
  .filter(([name]) => name.endsWith('Schema') && !name.endsWith('FieldsSchema'))
  .flatMap(([name, value]) =>
    isSchema(value)
      ? [[name, value] as const]
      : Object.entries(value as Record<string, ZodMiniType>).map(
          ([kind, each]) => [`${name}.${kind}`, each] as const,
        ),
  )

const schemas = [...forms, ...logs]

type Path = (string | number)[]

/** Where the texts of a form stand that are not empty. */
const textsIn = (value: unknown, path: Path = []): Path[] => {
  if (typeof value === 'string') return value === '' || passwords.includes(String(path[0])) ? [] : [path]
  if (Array.isArray(value)) return value.flatMap((each, at) => textsIn(each, [...path, at]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, key]))
}

/** The form with something in the middle of one of its texts. */
function spoilt(fields: Fields, path: Path, unstorableText: string): Fields {
  const copy = structuredClone(fields)
  const last = path.at(-1) ?? ''
  const holder = path.slice(0, -1).reduce<Fields>((holds, key) => holds[key] as Fields, copy)
  const text = String(holder[last])
  const middle = Math.floor(text.length / 2)
  holder[last] = text.slice(0, middle) + unstorableText + text.slice(middle)
  return copy
}

describe('a form', () => {
  beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

  it('of every kind is tried', () => {
    expect(Object.keys(filled).toSorted()).toEqual(schemas.map(([name]) => name).toSorted())
  })

  it.each(schemas)(
    'by %s sends no text that cannot be stored, or says at the field what is wrong',
    (name, schema) => {
      const fields = filled[name] ?? {}
      const sent = schema.parse(fields)
      for (const path of textsIn(fields))
        for (const text of unstorable) {
          const read = schema.safeParse(spoilt(fields, path, text))
          if (read.success) expect(read.data, path.join('.')).toEqual(sent)
          else expect(read.error.issues.map((issue) => issue.path)).toContainEqual(path)
        }
    },
  )
})

describe('a search', () => {
  let backend: TestBackend
  let user: TestUser
  beforeAll(async () => {
    backend = await startTestBackend()
    user = await backend.createUser()
    await backend.createUser({ role: 'nutritionist', name: 'Elena Marino' })
    await user.client.from('food_entries').insert({
      user_id: user.id,
      date: '2026-01-05',
      meal_type: 'lunch',
      title: 'Borscht',
    })
    const app = createBackend({ url: backend.url, key: backend.publishableKey })
    await app.auth.signInWithPassword(user)
    setBackend(app)
  }, 120_000)
  afterAll(() => backend.close())

  const directory = (typed: string) =>
    searchNutritionists(toDirectorySearch(readDirectoryAddress({ q: typed })), undefined)

  it.each<[string, (typed: string) => Promise<unknown>, unknown]>([
    ['for own meals', (typed) => findMeals(user.id, `bors${typed}cht`), [{ title: 'Borscht' }]],
    ['over everything', (typed) => suggestNutritionists(`ele${typed}na`, 5), [{ name: 'Elena Marino' }]],
    ['in the directory', (typed) => directory(`ele${typed}na`), { people: [{ name: 'Elena Marino' }] }],
    ['at registration', (typed) => findNutritionists('name', `ele${typed}na`), [{ name: 'Elena Marino' }]],
  ])('%s passes over what cannot be stored', async (_where, search, found) => {
    for (const text of unstorable) expect(await search(text)).toMatchObject(found as object)
  })
})
