import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CertificationDocument, EducationDocument } from './documents'

/** @returns what is known of a degree, a line each */
export function educationFacts({ school, degree, year }: EducationDocument): ReactNode[] {
  return [degree, school, year && <Trans key="year">Graduated: {year}</Trans>].filter(Boolean)
}

/** @returns what is known of a certificate, a line each */
export function certificationFacts(document: CertificationDocument): ReactNode[] {
  const { issuer, issueDate, expirationDate } = document
  return [
    issuer && <Trans key="issuer">Issued by {issuer}</Trans>,
    issueDate && <Trans key="issued">Issued: {issueDate}</Trans>,
    expirationDate && <Trans key="expires">Expires: {expirationDate}</Trans>,
  ].filter(Boolean)
}
