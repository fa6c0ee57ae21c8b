import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { FoundNutritionist } from '@/entities/nutritionist/nutritionist'
import type { SearchBy } from '@/entities/nutritionist/nutritionists'
import { SegmentedRadio } from '@/shared/ui/SegmentedRadio'
import { useNutritionistSearch } from '../api/use-nutritionist-search'
import { type ChoiceProblem, choiceTexts, problemOfSearch } from '../model/choice-rule'
import { FoundList } from './FoundList'
import classes from './NutritionistChoice.module.css'

type Props = {
  picked: FoundNutritionist | undefined
  onPick: (person: FoundNutritionist | undefined) => void
  onConfirm: (person: FoundNutritionist) => void
  onCancel: () => void
}

/** Finds a nutritionist by reference ID, or by name or e-mail, and picks one. */
export function ChoicePanel({ picked, onPick, onConfirm, onCancel }: Props) {
  const { t, i18n } = useLingui()
  const [by, setBy] = useState<SearchBy>('id')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<ChoiceProblem>()
  const { state, search, forget } = useNutritionistSearch()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  function handleBy(next: SearchBy): void {
    setBy(next)
    setProblem(undefined)
    forget()
  }

  async function handleSearch(): Promise<void> {
    const found = problemOfSearch(by, typed)
    setProblem(found)
    if (found) return
    const people = await search(by, typed)
    onPick(people.length === 1 ? people[0] : undefined)
  }

  /** Enter in the field of a form would send the form. */
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void handleSearch()
  }

  function handleConfirm(): void {
    if (picked) onConfirm(picked)
    else setProblem('nobodySelected')
  }

  return (
    <>
      <SegmentedRadio
        legend={<span className="vh">{t`Search mode`}</span>}
        value={by}
        onChange={handleBy}
        options={[
          { value: 'id', label: t`Search by ID` },
          { value: 'name', label: t`Search by Name` },
        ]}
      />
      <div className={classes.search}>
        <TextInput
          ref={input}
          aria-label={by === 'id' ? t`Reference ID` : t`Name or email of the nutritionist`}
          placeholder={by === 'id' ? t`Enter reference ID` : t`Search by name or email`}
          maxLength={120}
          autoCapitalize={by === 'id' ? 'characters' : 'none'}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={problem && problem !== 'nobodySelected' && i18n._(choiceTexts[problem])}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
        />
        <Button variant="light" loading={state.status === 'searching'} onClick={() => void handleSearch()}>
          <Trans>Find</Trans>
        </Button>
      </div>
      <FoundList state={state} picked={picked} onPick={onPick} onRetry={() => void handleSearch()} />
      {problem === 'nobodySelected' && !picked && (
        <p role="alert" className={classes.problem}>
          {i18n._(choiceTexts.nobodySelected)}
        </p>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="light" onClick={handleConfirm}>
          <Trans>Select</Trans>
        </Button>
      </div>
    </>
  )
}
