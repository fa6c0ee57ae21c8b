import * as z from 'zod/mini'

const minPasswordLength = 8
/** The hash behind every password takes no more; the sign-in service refuses longer ones. A Cyrillic letter has two. */
const maxPasswordBytes = 72

/** A new password. It is never trimmed or changed in any other way. */
export const newPasswordSchema = z.string().check(
  z.minLength(1, 'passwordRequired'),
  z.minLength(minPasswordLength, 'passwordShort'),
  z.refine((typed) => new TextEncoder().encode(typed).length <= maxPasswordBytes, 'passwordLong'),
)

export const confirmSchema = z.string().check(z.minLength(1, 'confirmRequired'))

/** Says at the second field that the two differ. */
export const passwordsMatch = z.refine<{ password: string; confirm: string }>(
  ({ password, confirm }) => password === confirm,
  { error: 'passwordsDiffer', path: ['confirm'] },
)
