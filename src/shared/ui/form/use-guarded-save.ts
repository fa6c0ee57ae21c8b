import { useRef, useState } from 'react'
import { AppError } from '@/shared/api/app-error'
import { VersionConflict } from '@/shared/api/version-conflict'

type Options<Content, Stored> = {
  mutation: { error: Error | null; isPending: boolean; reset: () => void }
  /** One attempt, over `base` or as something new; a failure is told by the mutation. */
  send: (content: Content, base: Stored | undefined) => Promise<void>
}

/** Saves what is in a form, once however often it is asked to, and holds the version that came in between. */
export function useGuardedSave<Content, Stored>({ mutation, send }: Options<Content, Stored>) {
  const { error, isPending, reset } = mutation
  const [conflict, setConflict] = useState<{ mine: Content; stored: Stored }>()
  const busy = useRef(false)

  async function save(content: Content, base: Stored | undefined): Promise<void> {
    if (busy.current) return // the second click comes before the button is disabled
    busy.current = true
    setConflict(undefined)
    try {
      await send(content, base)
    } catch (failure) {
      if (failure instanceof VersionConflict)
        setConflict({ mine: content, stored: (failure as VersionConflict<Stored>).stored })
    } finally {
      busy.current = false
    }
  }

  return {
    isPending,
    /** Why the last attempt failed; a conflict is asked about instead. */
    problem: error instanceof VersionConflict ? null : error,
    /** What was edited was deleted elsewhere. */
    isGone: error instanceof AppError && error.code === 'not-found',
    conflict,
    save,
    /** Writes the form's version over the one that was stored meanwhile. */
    overwrite: () => conflict && void save(conflict.mine, conflict.stored),
    dismissConflict: () => {
      setConflict(undefined)
      reset()
    },
  }
}
