import { useCallback, useEffect, useState } from 'react'
import type { FoundNutritionist } from '@/entities/nutritionist/choice'
import { useNutritionistSearch } from '../api/use-nutritionist-search'

/**
 * The nutritionist whom a new client sends the first request to.
 * @param invitedBy reference ID of an invitation; its nutritionist is chosen already
 */
export function useChoice(invitedBy: string | undefined) {
  const [chosen, setChosen] = useState<FoundNutritionist>()
  const { state, search } = useNutritionistSearch()

  const followInvitation = useCallback(async () => {
    const [person] = invitedBy ? await search('id', invitedBy) : []
    if (person) setChosen(person)
  }, [invitedBy, search])
  useEffect(() => void followInvitation(), [followInvitation])

  return { chosen, choose: setChosen, invitation: state, retryInvitation: () => void followInvitation() }
}
export type Choice = ReturnType<typeof useChoice>
