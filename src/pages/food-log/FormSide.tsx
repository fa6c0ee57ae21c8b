import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type Ref, useId } from 'react'
import type { Meal } from '@/entities/meal/meal'
import type { MealDraft } from '@/features/food-log/log'
import type { MealEditor } from '@/features/food-log/use-meal-editor'
import { MealForm } from '@/features/food-log/MealForm'
import type { Day } from '@/shared/lib/day'
import type { SaveOutcome } from '@/shared/log/use-log-form'
import classes from './FoodLogPage.module.css'
import { focusForm, formAnchor } from './places'
import { Suggestions } from './Suggestions'

type Props = {
  /** Answers what the form holds now. */
  formRef: Ref<() => MealDraft>
  userId: string
  editor: MealEditor
  day: Day
  today: Day
  suggestions: Pick<ComponentProps<typeof Suggestions>, 'dayBefore' | 'recent' | 'isLoading'>
  onRepeat: (meal: Meal) => void
  onSaved: (meal: Meal, outcome: SaveOutcome) => void
}

/** The meal form, and what a new meal may begin with. */
export function FormSide({ formRef, userId, editor, day, today, suggestions, onRepeat, onSaved }: Props) {
  const headingId = useId()
  const isNew = editor.open.draft.base === undefined
  return (
    <section className={classes.formSide} id={formAnchor} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} className={isNew ? 'vh' : undefined}>
        {isNew ? <Trans>New meal</Trans> : <Trans>Edit meal</Trans>}
      </h2>
      {isNew && <Suggestions {...suggestions} isToday={day === today} onRepeat={onRepeat} />}
      <MealForm
        key={editor.open.opening}
        ref={formRef}
        userId={userId}
        editor={editor}
        day={day}
        today={today}
        onSaved={onSaved}
        onCancelled={focusForm}
      />
    </section>
  )
}
