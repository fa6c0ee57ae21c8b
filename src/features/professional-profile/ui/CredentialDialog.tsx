import { useLingui } from '@lingui/react/macro'
import { Dialog } from '@/shared/ui/Dialog'
import { type CredentialKind, credentialTexts } from '../model/credential-kind'
import { CredentialForm } from './CredentialForm'

type Props = { opened: boolean; onClose: () => void; userId: string; kind: CredentialKind }

/** Adds one document to the profile. */
export function CredentialDialog({ opened, onClose, userId, kind }: Props) {
  const { i18n } = useLingui()
  return (
    <Dialog opened={opened} onClose={onClose} title={i18n._(credentialTexts[kind].dialog)}>
      <CredentialForm userId={userId} kind={kind} onDone={onClose} />
    </Dialog>
  )
}
