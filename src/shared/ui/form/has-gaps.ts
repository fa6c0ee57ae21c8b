import type { FieldValues, FormState } from 'react-hook-form'

/** Whether a form was sent with an empty field that it needs: the codes of such problems end in `Required`. */
export const hasGaps = <F extends FieldValues>({
  isSubmitted,
  errors,
}: Pick<FormState<F>, 'isSubmitted' | 'errors'>): boolean =>
  isSubmitted &&
  Object.values(errors).some(
    (error) => typeof error?.message === 'string' && error.message.endsWith('Required'),
  )
