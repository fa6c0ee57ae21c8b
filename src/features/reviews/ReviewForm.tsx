import { zodResolver } from '@hookform/resolvers/zod'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { nutritionistKeys } from '@/entities/nutritionist/queries'
import { reviewKeys } from '@/entities/review/queries'
import type { ReviewRequest } from '@/entities/review/review'
import { failureText } from '@/shared/i18n/failure-text'
import { useProblemText } from '@/shared/i18n/use-problem-text'
import { fieldsDrafts, firstShape } from '@/shared/lib/form-drafts'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { TextAreaField } from '@/shared/ui/form/TextAreaField'
import { useEntryDraft } from '@/shared/ui/form/use-entry-draft'
import { QuietNote } from '@/shared/ui/QuietNote'
import { ReviewClosed, type Submission, submitReview } from './api/submit-review'
import {
  emptyReview,
  hasContent,
  type ReviewContent,
  type ReviewFields,
  reviewFieldsSchema,
  reviewFormSchema,
} from './model/review-form'
import classes from './ReviewForm.module.css'
import { RequestHead } from './ui/RequestHead'
import { StarField } from './ui/StarField'

/** Words for what can be wrong with a review. */
const reviewProblems: Record<string, MessageDescriptor> = {
  ratingRequired: msg`Please select a rating`,
  commentLong: msg`A review has at most 2000 characters`,
}

/** `id` is the request's. */
type ReviewDraft = { id: string; fields: ReviewFields }

/** Reviews that were begun and not sent, one for each request, on this device. */
const reviewDrafts = fieldsDrafts<ReviewFields, ReviewDraft>(
  'review',
  firstShape(reviewFieldsSchema),
  ({ id }) => id,
)

/** Sends the review that a client was asked for; open requests, reviews and figures are read anew. @param userId the client */
function useSubmitReview(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (submission: Submission) => submitReview(submission),
    onSuccess: (_nothing, { nutritionistId }) => {
      void queryClient.invalidateQueries({ queryKey: reviewKeys.requestsOf(userId) })
      void queryClient.invalidateQueries({ queryKey: reviewKeys.ofNutritionist(nutritionistId) })
      void queryClient.invalidateQueries({ queryKey: nutritionistKeys.all })
    },
  })
}

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

/** Why the review was not sent; the form keeps what was typed. */
function SubmitProblem({ error }: { error: Error }) {
  const { i18n } = useLingui()
  if (error instanceof ReviewClosed)
    return (
      <ErrorBox>
        <Trans>
          This request has expired, so the review can no longer be sent. You are asked again after your next
          session.
        </Trans>
      </ErrorBox>
    )
  return <ErrorBox>{failureText(i18n, msg`Failed to submit review. Please try again.`, error)}</ErrorBox>
}
