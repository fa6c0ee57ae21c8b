import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { IconArrowRight, IconHelpCircle, IconSalad, IconStethoscope, IconUser } from '@/shared/ui/icons'
import type { Result, ResultKind } from '../model/result'
import classes from './ResultList.module.css'

const kindTexts: Record<ResultKind, MessageDescriptor> = {
  screen: msg`Go to`,
  client: msg`Clients`,
  meal: msg`Your meals`,
  nutritionist: msg`Nutritionists`,
  question: msg`Questions and answers`,
}

const kindIcons: Record<ResultKind, typeof IconUser> = {
  screen: IconArrowRight,
  client: IconUser,
  meal: IconSalad,
  nutritionist: IconStethoscope,
  question: IconHelpCircle,
}

type Props = {
  id: string
  /** Those of a kind stand together. */
  results: readonly Result[]
  /** Index of the one that Enter opens. */
  chosen: number
  onHover: (index: number) => void
  onOpen: (result: Result) => void
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** What was found, by kind. The focus stays in the field, which names the chosen option. */
export function ResultList({ id, results, chosen, onHover, onOpen }: Props) {
  const { t, i18n } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  const kinds = [...new Set(results.map(({ kind }) => kind))]
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen, results])

  const options = (kind: ResultKind) =>
    results.map((result, index) => {
      if (result.kind !== kind) return null
      const Icon = kindIcons[kind]
      return (
        <div
          key={result.key}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === chosen}
          className={classes.option}
          onMouseMove={() => index !== chosen && onHover(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onOpen(result)}
        >
          <Icon className="icon" aria-hidden />
          <span className={classes.words}>
            <span>{result.title}</span>
            {result.detail && <small>{result.detail}</small>}
          </span>
        </div>
      )
    })

  return (
    <div ref={list} id={id} role="listbox" aria-label={t`Results`} className={classes.list} tabIndex={-1}>
      {kinds.map((kind) => (
        <div key={kind} role="group" aria-label={i18n._(kindTexts[kind])}>
          <p className={classes.kind} aria-hidden>
            {i18n._(kindTexts[kind])}
          </p>
          {options(kind)}
        </div>
      ))}
    </div>
  )
}
