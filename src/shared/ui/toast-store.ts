import type { MessageDescriptor } from '@lingui/core'

export type ToastOptions = {
  /** What happened, in a few words. */
  text: MessageDescriptor
  /** Offered for as long as the toast is there; pressing it ends the toast. */
  undo?: () => void
  /** Called once, when the toast has gone and can no longer be undone; never after an undo. */
  onGone?: () => void
}
export type Toast = ToastOptions & { id: number }

const shownMs = 6000
const mostAtOnce = 3

/** The toasts on screen. Outside React, so that what was begun (`onGone`) ends even when the screen is left. */
export function createToasts() {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  const set = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const take = (id: number): Toast | undefined => {
    const toast = toasts.find((shown) => shown.id === id)
    hold(id)
    if (toast) set(toasts.filter((shown) => shown !== toast))
    return toast
  }
  const dismiss = (id: number) => take(id)?.onGone?.()
  const hold = (id: number) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  const release = (id: number) => {
    hold(id)
    if (toasts.some((shown) => shown.id === id)) timers.set(id, setTimeout(dismiss, shownMs, id))
  }

  return {
    get: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Shows a toast for six seconds; a fourth one sends the oldest away, and one that says the same replaces it. */
    show(options: ToastOptions): void {
      const id = ++lastId
      for (const shown of toasts) if (saysTheSame(shown, options)) dismiss(shown.id)
      set([...toasts, { ...options, id }])
      release(id)
      for (const { id: oldest } of toasts.slice(0, -mostAtOnce)) dismiss(oldest)
    },
    undo: (id: number) => take(id)?.undo?.(),
    /** Stops the clock while somebody reads or aims at the toast. */
    hold,
    /** Starts the clock afresh. */
    release,
    dismiss,
  }
}

/** Two undos are two ways back, however alike their words. */
const saysTheSame = (one: ToastOptions, other: ToastOptions) =>
  one.text.id === other.text.id && !one.undo && !other.undo

export const toasts = createToasts()

/** Tells quietly what has happened, with a way back where something was removed. */
export const showToast = (options: ToastOptions): void => toasts.show(options)
