import { useEffect, useRef } from 'react'
import type { Faq } from '@/entities/faq/faq'
import { IconChevronDown } from '@/shared/ui/icons'
import classes from './QuestionCard.module.css'

type Props = {
  faq: Faq
  /** A link led to this question: it is open, and in sight. */
  isAsked: boolean
}

/** A question that opens to its answer. */
export function QuestionCard({ faq, isAsked }: Props) {
  const card = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!isAsked || !card.current) return
    card.current.open = true
    card.current.scrollIntoView({ block: 'center' })
    card.current.querySelector('summary')?.focus({ preventScroll: true })
  }, [isAsked])
  return (
    <details ref={card} className={classes.card}>
      <summary>
        <h3>{faq.question}</h3>
        <IconChevronDown className={`icon ${classes.mark}`} aria-hidden />
      </summary>
      <p>{faq.answer}</p>
    </details>
  )
}
