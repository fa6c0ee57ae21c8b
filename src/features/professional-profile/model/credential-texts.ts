import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Words for what can be wrong with the description of a document (spec section 5). */
export const credentialProblems: Record<string, MessageDescriptor> = {
  documentNameRequired: msg`Please enter a document name`,
  certificationNameRequired: msg`Please enter a certification name`,
  issuerRequired: msg`Please enter who issued it`,
  textLong: msg`This is too long`,
}
