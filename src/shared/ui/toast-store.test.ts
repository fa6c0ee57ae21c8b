import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToasts } from './toast-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const textsOf = (toasts: ReturnType<typeof createToasts>) => toasts.get().map((toast) => toast.text.id)
const idOf = (toasts: ReturnType<typeof createToasts>) => toasts.get()[0]?.id ?? -1

test('a toast goes after six seconds and says once that it has gone', () => {
  const toasts = createToasts()
  const onGone = vi.fn()
  toasts.show({ text: { id: 'Meal deleted' }, onGone })
  vi.advanceTimersByTime(5999)
  expect(textsOf(toasts)).toEqual(['Meal deleted'])
  vi.advanceTimersByTime(1)
  expect(textsOf(toasts)).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(onGone).toHaveBeenCalledOnce()
})

test('an undo is done once, ends the toast, and nothing has gone for good', () => {
  const toasts = createToasts()
  const [undo, onGone] = [vi.fn(), vi.fn()]
  toasts.show({ text: { id: 'Meal deleted' }, undo, onGone })
  const id = idOf(toasts)
  toasts.undo(id)
  toasts.undo(id)
  vi.advanceTimersByTime(60_000)
  expect(textsOf(toasts)).toEqual([])
  expect(undo).toHaveBeenCalledOnce()
  expect(onGone).not.toHaveBeenCalled()
})

test('a held toast stays, and has its whole time again when released', () => {
  const toasts = createToasts()
  toasts.show({ text: { id: 'Saved' } })
  vi.advanceTimersByTime(5000)
  toasts.hold(idOf(toasts))
  vi.advanceTimersByTime(60_000)
  toasts.release(idOf(toasts))
  vi.advanceTimersByTime(5999)
  expect(textsOf(toasts)).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(textsOf(toasts)).toEqual([])
})

test('a fourth toast sends the oldest away', () => {
  const toasts = createToasts()
  const onGone = vi.fn()
  toasts.show({ text: { id: '1' }, onGone })
  for (const text of ['2', '3', '4']) toasts.show({ text: { id: text } })
  expect(textsOf(toasts)).toEqual(['2', '3', '4'])
  expect(onGone).toHaveBeenCalledOnce()
})

test('listeners hear of every change until they leave', () => {
  const toasts = createToasts()
  const listener = vi.fn()
  const leave = toasts.subscribe(listener)
  toasts.show({ text: { id: 'Saved' } })
  toasts.dismiss(idOf(toasts))
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  toasts.show({ text: { id: 'Saved' } })
  expect(listener).toHaveBeenCalledTimes(2)
})

test('what is said again replaces what was said; two undos stand side by side', () => {
  const toasts = createToasts()
  toasts.show({ text: { id: 'Meal saved' } })
  const first = idOf(toasts)
  toasts.show({ text: { id: 'Meal saved' } })
  expect(textsOf(toasts)).toEqual(['Meal saved'])
  expect(idOf(toasts)).not.toBe(first)
  toasts.show({ text: { id: 'Meal deleted' }, undo: vi.fn() })
  toasts.show({ text: { id: 'Meal deleted' }, undo: vi.fn() })
  expect(textsOf(toasts)).toEqual(['Meal saved', 'Meal deleted', 'Meal deleted'])
})
