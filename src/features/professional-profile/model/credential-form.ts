import * as z from 'zod/mini'
import { cleaned, isAtMost } from '@/shared/lib/text-fields'
import type { CredentialKind } from './credential-kind'

/** Characters, as the database allows. */
const longestName = 200
const longestText = 300

/** Recognises the fields of a draft. */
export const credentialFieldsSchema = z.object({
  name: z.string(),
  school: z.string(),
  degree: z.string(),
  year: z.string(),
  issuer: z.string(),
  issueDate: z.string(),
  expirationDate: z.string(),
})
/** What the form holds; of a kind only its own fields count. Years are texts, empty where none is chosen. */
export type CredentialFields = z.output<typeof credentialFieldsSchema>

const text = z.string().check(cleaned, z.refine(isAtMost(longestText), 'textLong'))
const required = (problem: string, most: number) =>
  z.string().check(cleaned, z.minLength(1, problem), z.refine(isAtMost(most), 'textLong'))

const anyText = z.string().check(cleaned)
const common = { school: anyText, degree: anyText, year: anyText }
const issued = { issuer: anyText, issueDate: anyText, expirationDate: anyText }

/** An education needs a name, a certification a name and an issuer. */
export const credentialFormSchema: Record<
  CredentialKind,
  z.ZodMiniType<CredentialFields, CredentialFields>
> = {
  education: z.object({
    name: required('documentNameRequired', longestName),
    ...common,
    ...issued,
    school: text,
    degree: text,
  }),
  certification: z.object({
    name: required('certificationNameRequired', longestName),
    ...common,
    ...issued,
    issuer: required('issuerRequired', longestText),
  }),
}

/** @param thisYear the year on the user's calendar */
export const emptyCredential = (thisYear: number): CredentialFields => ({
  name: '',
  school: '',
  degree: '',
  year: '',
  issuer: '',
  issueDate: String(thisYear),
  expirationDate: String(thisYear + 1),
})

/** The years to choose from, nearest first. */
export const yearChoices = {
  graduation: (thisYear: number) => years(50, (index) => thisYear - index),
  issue: (thisYear: number) => years(30, (index) => thisYear - index),
  expiration: (thisYear: number) => years(20, (index) => thisYear + 1 + index),
}

const years = (count: number, at: (index: number) => number): string[] =>
  Array.from({ length: count }, (_, index) => String(at(index)))

/** What is kept of the fields of a kind; what was left empty is left out. */
export function factsOf(kind: CredentialKind, fields: CredentialFields): Partial<CredentialFields> {
  const { name, school, degree, year, issuer, issueDate, expirationDate } = fields
  const facts =
    kind === 'education' ? { name, school, degree, year } : { name, issuer, issueDate, expirationDate }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''))
}
