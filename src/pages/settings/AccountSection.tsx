import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ChangeEmailDialog } from '@/features/account/ChangeEmailDialog'
import { ChangePasswordDialog } from '@/features/account/ChangePasswordDialog'
import { SignOutEverywhere } from '@/features/account/SignOutEverywhere'
import { useSignOut } from '@/features/auth/use-sign-out'
import type { SessionUser } from '@/shared/auth/session-store'
import { Section } from '@/shared/ui/Section'
import { SettingRow } from './SettingRow'

type Props = { user: SessionUser; email: string }

/** How the user logs in, and where they are logged in. */
export function AccountSection({ user, email }: Props) {
  const [open, setOpen] = useState<'email' | 'password'>()
  const signOut = useSignOut()
  const close = () => setOpen(undefined)
  return (
    <Section title={<Trans>Logging in</Trans>}>
      <div>
        <SettingRow
          title={<Trans>Email</Trans>}
          text={email}
          action={
            <Button variant="default" onClick={() => setOpen('email')}>
              <Trans>Change email</Trans>
            </Button>
          }
        />
        <SettingRow
          title={<Trans>Password</Trans>}
          text={<Trans>At least 8 characters, known to nobody but you</Trans>}
          action={
            <Button variant="default" onClick={() => setOpen('password')}>
              <Trans>Change password</Trans>
            </Button>
          }
        />
        <SettingRow
          title={<Trans>Devices</Trans>}
          text={<Trans>Ends every session, for a lost phone or a computer that others use</Trans>}
          action={<SignOutEverywhere onEnded={() => void signOut()} />}
        />
      </div>
      <ChangeEmailDialog opened={open === 'email'} onClose={close} user={user} email={email} />
      <ChangePasswordDialog opened={open === 'password'} onClose={close} email={email} />
    </Section>
  )
}
