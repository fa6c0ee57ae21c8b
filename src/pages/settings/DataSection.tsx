import { Trans } from '@lingui/react/macro'
import { DeleteAccount } from '@/features/account/DeleteAccount'
import { DownloadData } from '@/features/account/DownloadData'
import { useSignOut } from '@/features/auth/use-sign-out'
import type { SessionUser } from '@/shared/auth/session-store'
import { Section } from '@/shared/ui/Section'
import { SettingRow } from './SettingRow'

/** What the user can take along, and the way out for good. */
export function DataSection({ user, email }: { user: SessionUser; email: string }) {
  const signOut = useSignOut()
  return (
    <Section title={<Trans>Your data</Trans>}>
      <div>
        <SettingRow
          title={<Trans>A copy of everything</Trans>}
          text={<Trans>One ZIP file: entries as tables, photos, attachments and messages</Trans>}
          action={<DownloadData userId={user.id} />}
        />
        <SettingRow
          title={<Trans>The end</Trans>}
          text={<Trans>Deletes the account and everything in it, for good</Trans>}
          action={<DeleteAccount role={user.role} email={email} onDeleted={() => void signOut()} />}
        />
      </div>
    </Section>
  )
}
