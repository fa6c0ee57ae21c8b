import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { BookingProblem } from '@/features/appointments/BookingProblem'
import { failureText } from '@/shared/i18n/failure-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import classes from './LastAct.module.css'
import type { AttentionActs } from './use-attention-acts'

type Props = {
  acts: AttentionActs
  /** Nobody is left in the list. */
  isLast: boolean
}

/** What was done last, with its way back, or why it was not. The region stands before anything is said in it. */
export function LastAct({ acts, isLast }: Props) {
  const { i18n } = useLingui()
  const { end, done, isUndoing, undo, markError, undoError, answerError } = acts
  const mark = done?.mark
  return (
    <>
      <div ref={end} tabIndex={-1} role="status" className={classes.done} data-empty={!done || undefined}>
        {done && (
          <p>
            {i18n._(done.text)} {isLast && <Trans>That was the last one.</Trans>}
          </p>
        )}
        {mark && (
          <Button variant="subtle" loading={isUndoing} onClick={() => void undo(mark)}>
            <Trans>Undo</Trans>
          </Button>
        )}
      </div>
      {markError && (
        <ErrorBox>{failureText(i18n, msg`This could not be saved. Try again.`, markError)}</ErrorBox>
      )}
      {undoError && (
        <ErrorBox>{failureText(i18n, msg`This could not be undone. Try again.`, undoError)}</ErrorBox>
      )}
      {answerError && <BookingProblem error={answerError} />}
    </>
  )
}
