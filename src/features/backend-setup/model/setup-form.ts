import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import type { BackendAddress } from '@/shared/api/backend'
import { readBackendUrl } from './backend-url'
import { isSecretKey } from './secret-key'

/** The two inputs of /setup. */
export const setupSchema = z.object({
  url: z.string().check(
    z.trim(),
    z.minLength(1, 'urlRequired'),
    z.refine((typed) => readBackendUrl(typed) !== undefined, 'urlInvalid'),
  ),
  key: z.string().check(
    z.trim(),
    z.minLength(1, 'keyRequired'),
    z.regex(/^[\x21-\x7e]*$/, 'keyInvalid'),
    z.refine((typed) => !isSecretKey(typed), 'keySecret'),
  ),
})
export type SetupFields = z.input<typeof setupSchema>

/** @param fields that the schema has accepted */
export function toBackendAddress({ url, key }: z.output<typeof setupSchema>): BackendAddress {
  return { url: readBackendUrl(url) ?? url, key }
}

export const setupFieldTexts: Record<string, MessageDescriptor> = {
  urlRequired: msg`Enter the database URL`,
  urlInvalid: msg`Please provide a valid Supabase URL`,
  keyRequired: msg`Enter the anonymous key`,
  keyInvalid: msg`A key has no blanks and no letters other than Latin ones. Copy it once more.`,
  keySecret: msg`This is a secret key: it opens the whole database and must never be kept in a browser. Take the anonymous (public) key.`,
}
