import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Section } from '@/shared/ui/Section'
import type { ProfileDocument } from './documents'
import { expertiseText } from './expertise'
import type { PublicNutritionist } from './nutritionist'
import { CredentialLists } from './ui/CredentialLists'
import { DocumentViewer } from './DocumentViewer'
import { LanguageFlags } from './LanguageFlags'
import { ProfessionalLinks } from './ui/ProfessionalLinks'
import { ProfileHead } from './ui/ProfileHead'
import classes from './PublicProfile.module.css'

type Props = {
  nutritionist: PublicNutritionist
  /** What clients say of her: `ClientReviews` of the entity review. */
  reviews: ReactNode
  /** The place of the document viewer in the `Modal.Stack` around a dialog that shows this. */
  viewerStackId?: string
}

/** Everything that a nutritionist shows of herself, as clients see it. */
export function PublicProfile({ nutritionist, reviews, viewerStackId }: Props) {
  const { i18n } = useLingui()
  const [viewed, setViewed] = useState<ProfileDocument>()
  const { bio, expertise, languages } = nutritionist
  return (
    <div className={classes.profile}>
      <ProfileHead nutritionist={nutritionist} />
      {bio && <p className={classes.text}>{bio}</p>}
      {expertise.length > 0 && (
        <Section title={<Trans>Areas of Expertise</Trans>}>
          <ul className={classes.tags}>
            {expertise.map((value) => (
              <li key={value}>{expertiseText(value, (text) => i18n._(text))}</li>
            ))}
          </ul>
        </Section>
      )}
      {languages.length > 0 && (
        <Section title={<Trans>Consultation languages</Trans>}>
          <LanguageFlags languages={languages} withNames />
        </Section>
      )}
      <ProfessionalLinks nutritionist={nutritionist} />
      <CredentialLists nutritionist={nutritionist} onView={setViewed} />
      {reviews}
      <DocumentViewer document={viewed} onClose={() => setViewed(undefined)} stackId={viewerStackId} />
    </div>
  )
}
