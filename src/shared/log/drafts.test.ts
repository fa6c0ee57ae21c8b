import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { msg } from '@lingui/core/macro'
import { contentOf } from './content'
import { defineStore, logTable } from './entry-store'
import { dateField, notesField, numberOrZero } from './field'
import { defineLog } from './kind'
import { changeColumns, type ShapeStep } from './shape'

const rowSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  date: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  hours: z.number(),
  notes: z.nullable(z.string()),
})
const fields = { date: dateField, hours: numberOrZero(msg`Notes`, { max: 24, digits: 1 }), notes: notesField }
const parts = { form: 'sleep-log', fields, problems: {}, texts: {} as never }

/** Sleep, in a release with these steps behind it. */
function sleepAfter(...steps: ShapeStep[]) {
  const table = logTable('sleep_entries', rowSchema)
  return defineLog({
    ...parts,
    store: defineStore({
      name: 'sleep',
      table,
      rowSchema,
      steps,
      queryKey: (userId) => ['sleep', { userId }],
    }),
  })
}
const sleep = sleepAfter()
const { drafts } = sleep
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
  const draft = drafts.begin({ date: '2026-11-27' })
  draft.fields = { ...draft.fields, hours: '7,' }
  drafts.keep('anna', draft)
  expect(drafts.find('anna')).toEqual(draft)
  expect(drafts.findLatest('anna')).toEqual(draft)
  expect(drafts.find('boris')).toBeUndefined()
})

test('an edited entry comes back with the version that was edited and what was sent', () => {
  const draft = { ...drafts.editOf(row, 'ru'), sent: contentOf<typeof row>(sleep, row) }
  drafts.keep('anna', draft)
  expect(drafts.find('anna', 's1')).toEqual(draft)
  expect(drafts.find('anna')).toBeUndefined()
})

test('forgetting leaves alone what another tab has begun meanwhile', () => {
  const [mine, other] = [drafts.begin({ date: '2026-11-27' }), drafts.begin({ date: '2026-11-27' })]
  drafts.keep('anna', other)
  drafts.forget('anna', mine)
  expect(drafts.find('anna')).toEqual(other)
  drafts.forget('anna', other)
  expect(drafts.find('anna')).toBeUndefined()
  expect(stored.size).toBe(0)
})

test.each(['', '{', '[]', '{"id":1}', '{"id":"x","fields":{"hours":8}}'])(
  'what cannot be read, %j, is no draft',
  (text) => {
    stored.set('draft:sleep-log:anna:new', text)
    expect(drafts.find('anna')).toBeUndefined()
  },
)

describe('after a release that changed the columns', () => {
  const before = {
    id: 's1',
    fields: { date: '2026-11-27', hoursSlept: '7,5', dream: 'A flight', notes: 'Noise' },
  }
  const next = sleepAfter(changeColumns({ renamed: { hoursSlept: 'hours' }, removed: ['dream'] }))

  test('a draft is brought up to date by the step', () => {
    stored.set('draft:sleep-log:anna:new', JSON.stringify(before))
    expect(next.drafts.find('anna')).toMatchObject({
      id: 's1',
      fields: { date: '2026-11-27', hours: '7,5', notes: 'Noise' },
    })
    expect(next.drafts.findUnreadable('anna')).toEqual([])
  })

  test('a new column is empty in it, and the version that is edited gets what its step says', () => {
    const { notes: _notes, ...old } = row
    const { notes: _typed, ...typed } = before.fields
    const added = sleepAfter(
      changeColumns({ renamed: { hoursSlept: 'hours' }, removed: ['dream'] }),
      changeColumns({ added: { notes: null } }),
    )
    stored.set(
      'draft:sleep-log:anna:s1',
      JSON.stringify({ version: 1, draft: { id: 's1', fields: { ...typed, hours: '8' }, base: old } }),
    )
    expect(added.drafts.find('anna', 's1')).toMatchObject({ fields: { hours: '8', notes: '' }, base: row })
  })

  test('what no step brings up to date is shown as it was typed, until it is discarded', () => {
    stored.set(
      'draft:sleep-log:anna:new',
      JSON.stringify({ ...before, fields: { ...before.fields, hours: { h: '7' } } }),
    )
    expect(next.drafts.find('anna')).toBeUndefined()
    expect(next.drafts.findUnreadable('anna')).toEqual(expect.arrayContaining(['7', 'Noise']))
    next.drafts.forgetUnreadable('anna')
    expect(next.drafts.findUnreadable('anna')).toEqual([])
  })

  test('what a newer release has kept is left to it', () => {
    stored.set('draft:sleep-log:anna:new', JSON.stringify({ version: 9, draft: before }))
    expect(next.drafts.find('anna')).toBeUndefined()
    expect(stored.size).toBe(1)
  })
})
