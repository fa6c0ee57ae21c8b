import { useEffect, useState } from 'react'
import { findNutritionists, type FoundNutritionist } from '@/entities/nutritionist/choice'

/** Whether the nutritionist of an invitation was found. */
export type Invitation = 'none' | 'searching' | 'found' | 'nobody' | 'failed'

/**
 * The nutritionist whom a new client sends the first request to.
 * @param invitedBy reference ID of an invitation; its nutritionist is chosen already
 */
export function useChoice(invitedBy: string | undefined) {
  const [chosen, setChosen] = useState<FoundNutritionist>()
  const [invitation, setInvitation] = useState<Invitation>(invitedBy ? 'searching' : 'none')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!invitedBy) return
    const controller = new AbortController()
    const { signal } = controller
    void findNutritionists('id', invitedBy, signal).then(
      ([person]) => {
        if (signal.aborted) return
        if (person) setChosen(person)
        setInvitation(person ? 'found' : 'nobody')
      },
      () => {
        if (!signal.aborted) setInvitation('failed')
      },
    )
    return () => controller.abort()
  }, [invitedBy, attempt])

  return {
    chosen,
    choose: setChosen,
    invitation,
    retryInvitation: () => {
      setInvitation('searching')
      setAttempt(attempt + 1)
    },
  }
}
export type Choice = ReturnType<typeof useChoice>
