import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mealStore } from '@/entities/meal/store'
import { measurementStore } from '@/entities/measurement/store'
import { sleepStore } from '@/entities/sleep/store'
import { bookSlot, cancelBooking } from '@/features/appointments/api/book-slot'
import { answerBooking, removeSlot } from '@/features/appointments/api/calendar-writes'
import { saveClientProfile } from '@/features/client-profile/api/save-client-profile'
import { cancelRequest, disconnect } from '@/features/directory/api/connect'
import { rateMeal } from '@/features/mood/api/rate-meal'
import { createBackend, db, setBackend } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { newObjectKey, uploadFile } from '@/shared/api/storage'
import { removeEntry, saveEntry } from '@/shared/log/save'
import { NodeXhr } from '@/shared/testing/node-xhr'
import { startTestBackend, type TestBackend } from '../../supabase/local/testing.ts'

let backend: TestBackend
let userId: string
const id = crypto.randomUUID()
const seen = '2026-01-01T00:00:00.000Z'

beforeAll(async () => {
  vi.stubGlobal('XMLHttpRequest', NodeXhr)
  backend = await startTestBackend()
  const user = await backend.createUser()
  userId = user.id
  const app = createBackend({ url: backend.url, key: backend.publishableKey })
  await app.auth.signInWithPassword(user)
  setBackend(app)
  await saveEntry(mealStore, { id: crypto.randomUUID(), userId, content: meal })
  await backend.sql(`insert into public.notifications (recipient_id, kind) values ($1, 'review_requested')`, [
    user.id,
  ])
  await backend.sql('delete from auth.sessions where user_id = $1', [user.id])
}, 120_000)
afterAll(() => {
  vi.unstubAllGlobals()
  return backend.close()
})

const notes = null
const sleep = { date: '2026-11-27', hours: 8, notes }
const measurement = { date: '2026-11-27', weight: 80, waist: null, notes }
const meal = {
  date: '2026-11-27',
  meal_type: 'lunch',
  title: 'Soup',
  calories: 0,
  protein_grams: 0,
  carbs_grams: 0,
  fat_grams: 0,
  mood_before_eating: null,
  mood_after_eating: null,
  image_url: null,
  ingredients: [],
  notes,
} as const satisfies object as never
const base = { id, updated_at: seen } as never

test.each<[string, () => Promise<unknown>]>([
  ['reading meals', () => run(db().from('food_entries').select())],
  ['reading a day', () => run(db().rpc('client_day', { client: userId, day: sleep.date }))],
  ['reading what is new', () => run(db().from('notifications').select())],
  ['marking it as read', () => run(db().rpc('mark_notifications_read', {}))],
  ['marking messages as read', () => run(db().rpc('mark_messages_read', { client: userId }))],
  ['keeping the language', () => run(db().from('profiles').update({ locale: 'ru' }).eq('id', userId))],
  ['disconnecting', () => disconnect(userId, id)],
  ['taking a request back', () => cancelRequest(id)],
  ['booking', () => bookSlot(id, userId)],
  [
    'rating a meal',
    () =>
      rateMeal({
        meal: { ...(meal as object), id, updated_at: seen, user_id: userId } as never,
        mood: 'good',
      }),
  ],
  ['cancelling a booking', () => cancelBooking({ id, status: 'pending' } as never, userId)],
  ['confirming a booking', () => answerBooking(id, 'confirmed')],
  ['removing a slot', () => removeSlot({ id } as never)],
  ['saving the profile', () => saveClientProfile(userId, { name: 'Anna' })],
  ['adding a meal', () => saveEntry(mealStore, { id, userId, content: meal })],
  ['changing a meal', () => saveEntry(mealStore, { id, userId, content: meal, base })],
  ['deleting a meal', () => removeEntry(mealStore, base)],
  ['adding an entry', () => saveEntry(sleepStore, { id, userId, content: sleep })],
  ['changing an entry', () => saveEntry(sleepStore, { id, userId, content: sleep, base })],
  ['deleting an entry', () => removeEntry(sleepStore, base)],
  ['adding a measurement', () => saveEntry(measurementStore, { id, userId, content: measurement })],
  ['changing a measurement', () => saveEntry(measurementStore, { id, userId, content: measurement, base })],
  ['deleting a measurement', () => removeEntry(measurementStore, base)],
  [
    'sending a photo',
    () =>
      uploadFile({
        bucket: 'food-images',
        path: newObjectKey(userId, 'jpg'),
        file: new Blob(['photo'], { type: 'image/jpeg' }),
      }),
  ],
])(
  'after the session was ended elsewhere, %s says so instead of passing for done, or for nothing there',
  async (_what, ask) => {
    await expect(ask()).rejects.toMatchObject({ name: 'AppError', code: 'signed-out' })
  },
)
