import { useEffect, useRef, useState } from 'react'
import type { FoundNutritionist } from '@/entities/nutritionist/choice'
import { useNutritionistSearch } from '../api/use-nutritionist-search'

/**
 * The nutritionist whom a new client sends the first request to.
 * @param invitedBy reference ID of an invitation; its nutritionist is chosen already
 */
export function useChoice(invitedBy: string | undefined) {
  const [chosen, setChosen] = useState<FoundNutritionist>()
  const { state, search } = useNutritionistSearch()
  const looked = useRef<string>(undefined)

  async function lookUp(): Promise<void> {
    const [person] = invitedBy ? await search('id', invitedBy) : []
    if (person) setChosen(person)
  }

  useEffect(() => {
    if (looked.current === invitedBy) return
    looked.current = invitedBy
    void lookUp()
  })

  return { chosen, choose: setChosen, invitation: state, retryInvitation: () => void lookUp() }
}
export type Choice = ReturnType<typeof useChoice>
