import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Role } from '@/shared/auth/session-store'
import { Dialog } from '@/shared/ui/Dialog'
import { deleteAccount } from './api/delete-account'
import { ConfirmDeletion } from './ui/ConfirmDeletion'
import { Deleting } from './ui/Deleting'
import classes from './DeleteAccount.module.css'

type Props = {
  role: Role
  email: string
  /** Told when there is no account any more and the farewell was read: the app has to sign out. */
  onDeleted: () => void
}

/** Erases the account and everything in it, in steps: what goes, a typed confirmation, the work, the farewell. */
export function DeleteAccount({ role, email, onDeleted }: Props) {
  const { t } = useLingui()
  const [isOpen, { open, close }] = useDisclosure(false)
  const [fraction, setFraction] = useState<number>()
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () => deleteAccount(setFraction),
  })

  function handleClose(): void {
    if (isPending) return
    close()
    reset()
    if (isSuccess) onDeleted()
  }

  return (
    <>
      <Button variant="default" className={classes.open} onClick={open}>
        <Trans>Delete my account</Trans>
      </Button>
      <Dialog
        opened={isOpen}
        onClose={handleClose}
        title={isSuccess ? t`Your account is deleted` : t`Delete your account?`}
      >
        {isPending && <Deleting fraction={fraction} />}
        {isSuccess && (
          <div className={classes.step}>
            <p role="status">
              <Trans>
                Nothing of you is left here. Thank you for the time you spent with us, and take care.
              </Trans>
            </p>
            <Button onClick={handleClose} data-autofocus>
              <Trans>Close</Trans>
            </Button>
          </div>
        )}
        {!isPending && !isSuccess && (
          <ConfirmDeletion
            role={role}
            email={email}
            error={error}
            onConfirm={() => {
              setFraction(undefined)
              mutate()
            }}
            onCancel={handleClose}
          />
        )}
      </Dialog>
    </>
  )
}
