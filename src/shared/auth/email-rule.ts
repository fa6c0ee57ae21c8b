import * as z from 'zod/mini'
import { cleaned } from '../lib/text-fields'

/** Only what is surely wrong is refused here: whether the address exists is for the mail to find out. */
const emailShape = /^[^\s@]+@[^\s@]+$/

/** Cleaned and in lower case: one address is one account, however it is typed. */
export const emailSchema = z
  .string()
  .check(
    cleaned,
    z.toLowerCase(),
    z.minLength(1, 'emailRequired'),
    z.maxLength(320, 'emailInvalid'),
    z.regex(emailShape, 'emailInvalid'),
  )
