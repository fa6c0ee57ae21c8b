import { Trans, useLingui } from '@lingui/react/macro'
import { Section } from '@/shared/ui/Section'
import type { ProfileDocument } from '../documents'
import type { PublicNutritionist } from '../nutritionist'
import { certificationFacts, educationFacts } from '../credential-facts'
import { CredentialRow } from '../CredentialRow'
import classes from './CredentialLists.module.css'

type Props = { nutritionist: PublicNutritionist; onView: (document: ProfileDocument) => void }

/** Education and licences, in words and as documents; a part with nothing in it is left out. */
export function CredentialLists({ nutritionist, onView }: Props) {
  const { t } = useLingui()
  const { education, certifications, education_documents, certification_documents } = nutritionist
  return (
    <>
      {(education || education_documents.length > 0) && (
        <Section title={<Trans>Education & Degrees</Trans>}>
          {education && <p className={classes.text}>{education}</p>}
          <ul>
            {education_documents.map((document) => (
              <CredentialRow
                key={document.url}
                name={document.name}
                facts={educationFacts(document)}
                button={t`View`}
                onView={() => onView(document)}
              />
            ))}
          </ul>
        </Section>
      )}
      {(certifications || certification_documents.length > 0) && (
        <Section title={<Trans>Licenses & Certifications</Trans>}>
          {certifications && <p className={classes.text}>{certifications}</p>}
          <ul>
            {certification_documents.map((document) => (
              <CredentialRow
                key={document.url}
                name={document.name}
                facts={certificationFacts(document)}
                button={t`View Certificate`}
                onView={() => onView(document)}
              />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
