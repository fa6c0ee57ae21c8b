import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox } from '@mantine/core'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ReviewRequest } from '@/entities/review/review'
import { useProblemText } from '@/shared/i18n/use-problem-text'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { TextAreaField } from '@/shared/ui/form/TextAreaField'
import { useEntryDraft } from '@/shared/ui/form/use-entry-draft'
import { QuietNote } from '@/shared/ui/QuietNote'
import { useSubmitReview } from './api/use-submit-review'
import { type ReviewDraft, reviewDrafts } from './model/review-draft'
import {
  emptyReview,
  hasContent,
  type ReviewContent,
  type ReviewFields,
  reviewFormSchema,
} from './model/review-form'
import { reviewProblems } from './model/review-texts'
import { RequestHead } from './ui/RequestHead'
import classes from './ReviewForm.module.css'
import { StarField } from './ui/StarField'
import { SubmitProblem } from './ui/SubmitProblem'

type Props = {
  userId: string
  request: ReviewRequest
  /** The review is written. */
  onSubmitted: () => void
}

const isUnsaved = ({ fields }: ReviewDraft) => hasContent(fields)

/** How it was: stars, words, with the name or without. What is typed stays on this device until it is sent. */
export function ReviewForm({ userId, request, onSubmitted }: Props) {
  const { t } = useLingui()
  const problem = useProblemText(reviewProblems)
  const [kept] = useState(() => reviewDrafts.find(userId, request.id))
  const [start] = useState<ReviewDraft>(() => ({ id: request.id, fields: kept ?? emptyReview }))
  const form = useForm<ReviewFields, unknown, ReviewContent>({
    resolver: zodResolver(reviewFormSchema),
    defaultValues: start.fields,
    mode: 'onTouched',
  })
  const draft = useEntryDraft(userId, { start, form, isUnsaved, drafts: reviewDrafts })
  const { mutateAsync, error, isPending } = useSubmitReview(userId)
  const busy = useRef(false)
  const { control, handleSubmit, register, reset } = form

  async function submit(content: ReviewContent): Promise<void> {
    if (busy.current) return // the second click comes before the button is disabled
    busy.current = true
    try {
      await mutateAsync({ requestId: request.id, nutritionistId: request.nutritionist_id, content })
      draft.forget()
      onSubmitted()
    } catch {
      // Shown from `error`; what was typed stays.
    } finally {
      busy.current = false
    }
  }

  return (
    <form
      className={classes.form}
      aria-label={t`Write a review`}
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <RequestHead request={request} />
      {kept && draft.isDirty && (
        <QuietNote
          action={
            <Button variant="subtle" onClick={() => reset(emptyReview)}>
              <Trans>Start afresh</Trans>
            </Button>
          }
        >
          <Trans>This is what you wrote last time. It is not sent yet.</Trans>
        </QuietNote>
      )}
      <StarField control={control} problem={problem} />
      <TextAreaField
        control={control}
        name="comment"
        label={t`Your review (optional)`}
        problem={problem}
        minRows={4}
        placeholder={t`What helped you, what could be better`}
      />
      <Checkbox
        {...register('anonymous')}
        label={t`Post anonymously`}
        description={t`Your name and picture are shown to nobody. A nutritionist with few clients may still guess who wrote it.`}
      />
      {error && <SubmitProblem error={error} />}
      <SubmitButton loading={isPending}>
        <Trans>Submit review</Trans>
      </SubmitButton>
    </form>
  )
}
