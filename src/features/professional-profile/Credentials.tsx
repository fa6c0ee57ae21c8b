import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { certificationFacts, educationFacts } from '@/entities/nutritionist/credential-facts'
import { CredentialRow } from '@/entities/nutritionist/CredentialRow'
import { DocumentViewer } from '@/entities/nutritionist/DocumentViewer'
import type { ProfileDocument } from '@/entities/nutritionist/documents'
import type { PublicNutritionist } from '@/entities/nutritionist/nutritionist'
import { failureText } from '@/shared/i18n/failure-text'
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { focusHeading } from '@/shared/ui/focus-heading'
import { IconPlus } from '@/shared/ui/icons'
import { Section } from '@/shared/ui/Section'
import { showToast } from '@/shared/ui/toast-store'
import { useRemoveCredential } from './api/use-credential-mutations'
import { type CredentialKind, credentialTexts, mostDocuments } from './model/credential-kind'
import { CredentialDialog } from './ui/CredentialDialog'

type Props = { nutritionist: PublicNutritionist; kind: CredentialKind }

/** The documents of one kind: added, looked at, and removed after a question. Each change counts at once. */
export function Credentials({ nutritionist, kind }: Props) {
  const { i18n, t } = useLingui()
  const texts = credentialTexts[kind]
  const anchor = useId()
  const [isAdding, setAdding] = useState(false)
  const [viewed, setViewed] = useState<ProfileDocument>()
  const [leaving, setLeaving] = useState<ProfileDocument>()
  const { mutateAsync, error, isPending } = useRemoveCredential(nutritionist.id, kind)
  const entries = entriesOf(nutritionist, kind)
  const name = leaving?.name

  async function remove(document: ProfileDocument): Promise<void> {
    try {
      await mutateAsync(document.url)
      showToast({ text: texts.removed })
    } catch {
      // Shown from `error`; the document stays in the list.
    }
    setLeaving(undefined)
    focusHeading(anchor)
  }

  return (
    <Section id={anchor} title={i18n._(texts.title)}>
      {error && <ErrorBox>{failureText(i18n, texts.removeFailed, error)}</ErrorBox>}
      {entries.length === 0 && <p className="muted">{i18n._(texts.empty)}</p>}
      <ul>
        {entries.map(({ document, facts }) => (
          <CredentialRow
            key={document.url}
            name={document.name}
            facts={facts}
            button={t`View`}
            onView={() => setViewed(document)}
          >
            <RemoveButton name={document.name} onClick={() => setLeaving(document)} />
          </CredentialRow>
        ))}
      </ul>
      {entries.length < mostDocuments ? (
        <div>
          <Button
            variant="light"
            leftSection={<IconPlus className="icon" aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {i18n._(texts.add)}
          </Button>
        </div>
      ) : (
        <p className="muted small">
          <Trans>That is the most a profile can hold. Remove one to add another.</Trans>
        </p>
      )}
      <CredentialDialog
        opened={isAdding}
        onClose={() => setAdding(false)}
        userId={nutritionist.id}
        kind={kind}
      />
      <DocumentViewer document={viewed} onClose={() => setViewed(undefined)} />
      <ConfirmDialog
        opened={leaving !== undefined}
        title={<Trans>Remove this document?</Trans>}
        text={<Trans>{name} leaves your profile, and its file is deleted. This cannot be undone.</Trans>}
        confirmLabel={<Trans>Remove</Trans>}
        danger
        pending={isPending}
        onConfirm={() => leaving && void remove(leaving)}
        onCancel={() => setLeaving(undefined)}
      />
    </Section>
  )
}

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useLingui()
  return (
    <Button variant="subtle" color="gray" aria-label={t`Remove: ${name}`} onClick={onClick}>
      <Trans>Remove</Trans>
    </Button>
  )
}

const entriesOf = (
  nutritionist: PublicNutritionist,
  kind: CredentialKind,
): { document: ProfileDocument; facts: ReactNode[] }[] =>
  kind === 'education'
    ? nutritionist.education_documents.map((document) => ({ document, facts: educationFacts(document) }))
    : nutritionist.certification_documents.map((document) => ({
        document,
        facts: certificationFacts(document),
      }))
