import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { backend } from '@/shared/api/backend'
import { runAuth } from '@/shared/auth/run-auth'
import { session, type SessionProblem } from '@/shared/auth/session-store'
import { cleanText } from '@/shared/lib/clean-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { PasswordBox } from '@/shared/ui/form/PasswordBox'
import { entered } from './api/entered'
import { resendConfirmation } from './api/sign-up'
import { signInProblem, type SignInProblem } from './model/auth-problem'
import { debugLog } from './model/debug-log'
import { type LoginField, missingLoginFields, readLoginFields } from './model/login-fields'
import classes from './ui/forms.module.css'
import { SendAgain } from './ui/SendAgain'

/** Why nobody is signed in, in words that say what to do. */
const signInTexts: Record<SignInProblem | SessionProblem, MessageDescriptor> = {
  ended: msg`Your session has ended. Log in again to go on.`,
  profile: msg`Your profile could not be loaded. Please log in again.`,
  notConfigured: msg`Supabase is not configured. Please set up your Supabase credentials.`,
  network: msg`Network error. Please try again.`,
  tooMany: msg`Too many attempts. Wait a little and try again.`,
  unconfirmed: msg`Confirm your email address first: the link is in your mailbox.`,
  invalid: msg`Invalid email or password`,
  unknown: msg`An error occurred. Please try again.`,
}

const loginFieldTexts: Record<LoginField, MessageDescriptor> = {
  email: msg`Enter your email`,
  password: msg`Enter your password`,
}

/**
 * Signs in and waits until the session store knows the user; the guards of the routes then lead into the app.
 * @param email as it was typed
 * @param password never touched
 * @throws AppError; see `signInProblem`
 */
async function signIn(email: string, password: string): Promise<void> {
  session.set({ status: 'signed-out' }) // forgets what went wrong the last time
  await runAuth(backend().auth.signInWithPassword({ email: toAddress(email), password }))
  await entered()
}

/** An e-mail address as accounts are known by: no blanks around it, lower case. */
const toAddress = (email: string): string => cleanText(email).toLowerCase()

/**
 * The way in. Plain inputs and a validator of a few lines: this is the first screen that a phone has to load, and the
 * form library of the other screens would be a tenth of it.
 */
export function LoginForm() {
  const { t, i18n } = useLingui()
  const [missing, setMissing] = useState<LoginField[]>([])
  const [problem, setProblem] = useState<SignInProblem | SessionProblem | undefined>(whyOut)
  const [email, setEmail] = useState('')
  const [pending, setPending] = useState(false)

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = readLoginFields(new FormData(form))
    const empty = missingLoginFields(fields)
    setMissing(empty)
    setProblem(undefined)
    if (empty[0]) {
      debugLog.add('missing')
      form.querySelector<HTMLInputElement>(`[name='${empty[0]}']`)?.focus()
      return
    }
    setEmail(toAddress(fields.email))
    setPending(true)
    debugLog.add('sent')
    try {
      await signIn(fields.email, fields.password)
      debugLog.add('accepted')
    } catch (error) {
      const found = signInProblem(error)
      debugLog.add(found)
      setProblem(found)
      setPending(false)
    }
  }

  const fieldProps = (name: LoginField) => ({
    name,
    size: 'lg',
    error: missing.includes(name) && i18n._(loginFieldTexts[name]),
    onInput: () => setMissing((now) => now.filter((field) => field !== name)),
  })

  return (
    <form
      className={classes.form}
      noValidate
      aria-busy={pending}
      onSubmit={(event) => void handleSubmit(event)}
    >
      {missing.length > 0 && (
        <ErrorBox>
          <Trans>Please fill in all fields</Trans>
        </ErrorBox>
      )}
      {problem && (
        <ErrorBox action={problem === 'unconfirmed' && <SendAgain send={() => resendConfirmation(email)} />}>
          {i18n._(signInTexts[problem])}
        </ErrorBox>
      )}
      <TextInput
        {...fieldProps('email')}
        type="email"
        label={t`Email`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordBox {...fieldProps('password')} label={t`Password`} autoComplete="current-password" />
      <Button type="submit" size="lg" fullWidth loading={pending}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  )
}

/** What led here from inside the app, where it was not the user's own wish. */
function whyOut(): SessionProblem | undefined {
  const state = session.get()
  return state.status === 'signed-out' ? state.problem : undefined
}
