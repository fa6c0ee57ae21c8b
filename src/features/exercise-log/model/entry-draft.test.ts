import { beforeEach, expect, test, vi } from 'vitest'
import { sleepKind } from './sleep-kind'

const { drafts } = sleepKind
const row = {
  id: 's1',
  user_id: 'u1',
  date: '2026-11-27',
  hours: 7.5,
  notes: null,
  created_at: '2026-11-27T12:00:00.000Z',
  updated_at: '2026-11-27T12:00:00.000Z',
}
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test('a new entry comes back with its id and what was typed', () => {
  const draft = drafts.newEntry('2026-11-27')
  draft.fields = { ...draft.fields, hours: '7,' }
  drafts.keep('anna', draft)
  expect(drafts.find('anna')).toEqual(draft)
  expect(drafts.findLatest('anna')).toEqual(draft)
  expect(drafts.find('boris')).toBeUndefined()
})

test('an edited entry comes back with the version that was edited and what was sent', () => {
  const draft = { ...drafts.editOf(row, 'ru'), sent: sleepKind.contentOf(row) }
  drafts.keep('anna', draft)
  expect(drafts.find('anna', 's1')).toEqual(draft)
  expect(drafts.find('anna')).toBeUndefined()
})

test('forgetting leaves alone what another tab has begun meanwhile', () => {
  const [mine, other] = [drafts.newEntry('2026-11-27'), drafts.newEntry('2026-11-27')]
  drafts.keep('anna', other)
  drafts.forget('anna', mine)
  expect(drafts.find('anna')).toEqual(other)
  drafts.forget('anna', other)
  expect(drafts.find('anna')).toBeUndefined()
  expect(stored.size).toBe(0)
})

test.each(['', '{', '[]', '{"id":1}', '{"id":"x","fields":{"hours":"8"}}'])(
  'what cannot be read, %j, is no draft',
  (text) => {
    stored.set('draft:sleep-log:anna:new', text)
    expect(drafts.find('anna')).toBeUndefined()
  },
)
