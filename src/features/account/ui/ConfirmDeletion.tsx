import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import type { Role } from '@/shared/auth/session-store'
import { errorText } from '@/shared/i18n/error-text'
import { useOnlyHere } from '@/shared/log/only-here'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import classes from '../DeleteAccount.module.css'

/** Whether somebody has typed the address of their account: they know which one goes, and mean it. */
const isConfirmed = (typed: string, email: string): boolean =>
  email !== '' && typed.trim().toLowerCase() === email.toLowerCase()

type Props = { role: Role; email: string; error: Error | null; onConfirm: () => void; onCancel: () => void }

/** Says what goes, and goes on only when the user's own address was typed. */
export function ConfirmDeletion({ role, email, error, onConfirm, onCancel }: Props) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hasUnsent = useOnlyHere() === 'unsent'

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isConfirmed(typed, email)) return onConfirm()
    setWrong(true)
    input.current?.focus()
  }

  return (
    <form className={classes.step} noValidate onSubmit={handleSubmit}>
      <p>
        <Trans>
          This cannot be undone by anybody. If you would like to keep something, download your data first.
        </Trans>
      </p>
      <WhatGoes role={role} />
      {hasUnsent && (
        <p className={classes.unsent}>
          <Trans>
            Some entries are saved on this device only, so your download does not have them yet. They go with
            the account.
          </Trans>
        </p>
      )}
      {error && (
        <ErrorBox>
          {i18n._(errorText(error))}{' '}
          <Trans>
            The deletion is not finished; some of your files may be gone already. Try again to finish it.
          </Trans>
        </ErrorBox>
      )}
      <TextInput
        ref={input}
        label={t`Type ${email} to confirm`}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setWrong(false)
        }}
        error={isWrong && t`This is not the address of this account.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel} data-autofocus>
          <Trans>Keep my account</Trans>
        </Button>
        <Button type="submit" className={classes.danger}>
          <Trans>Delete for good</Trans>
        </Button>
      </div>
    </form>
  )
}

function WhatGoes({ role }: { role: Role }) {
  return (
    <ul className={classes.list}>
      <li>
        <Trans>your profile, your pictures and files</Trans>
      </li>
      {role === 'client' ? (
        <>
          <li>
            <Trans>meals, exercise, sleep, mood and measurements, all of them</Trans>
          </li>
          <li>
            <Trans>messages and reviews that you wrote; your nutritionist no longer sees you</Trans>
          </li>
          <li>
            <Trans>appointments to come: their times become free</Trans>
          </li>
        </>
      ) : (
        <>
          <li>
            <Trans>your place in the directory, your documents and your calendar</Trans>
          </li>
          <li>
            <Trans>the connection to each client; they keep your messages, without your name and files</Trans>
          </li>
        </>
      )}
    </ul>
  )
}
