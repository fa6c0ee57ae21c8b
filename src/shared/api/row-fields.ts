import * as z from 'zod/mini'

/** A `numeric` column: some backends send it as text, "320.0". */
export const numeric = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]),
  z.transform(Number),
)

/** A `timestamptz` column as an ISO instant: some backends send "2026-11-27 22:15:08.876+00". */
export const timestamp = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const at = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
    if (!Number.isNaN(at.getTime())) return at.toISOString()
    context.issues.push({ code: 'custom', message: 'not a time', input: text })
    return z.NEVER
  }),
)

/** A list column that may be null, and means an empty list then. */
export const textList = z.pipe(
  z.nullable(z.array(z.string())),
  z.transform((values) => values ?? []),
)
