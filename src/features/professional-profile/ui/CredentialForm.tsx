import { zodResolver } from '@hookform/resolvers/zod'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { AppError } from '@/shared/api/app-error'
import { failureText } from '@/shared/i18n/failure-text'
import { useProblemText } from '@/shared/i18n/use-problem-text'
import { today } from '@/shared/lib/day'
import { fieldsDrafts, firstShape } from '@/shared/lib/form-drafts'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { useEntryDraft } from '@/shared/ui/form/use-entry-draft'
import { showToast } from '@/shared/ui/toast-store'
import { useAddCredential } from '../api/use-credential-mutations'
import {
  type CredentialFields as Fields,
  credentialFieldsSchema,
  credentialFormSchema,
  emptyCredential,
  factsOf,
} from '../model/credential-form'
import { type CredentialKind, credentialTexts } from '../model/credential-kind'
import { CredentialFields } from './CredentialFields'
import { CredentialFileField } from './CredentialFileField'
import classes from './CredentialForm.module.css'
import { useCredentialFile } from './use-credential-file'

/** Words for what can be wrong with the description of a document. */
const credentialProblems: Record<string, MessageDescriptor> = {
  documentNameRequired: msg`Please enter a document name`,
  certificationNameRequired: msg`Please enter a certification name`,
  issuerRequired: msg`Please enter who issued it`,
  textLong: msg`This is too long`,
}

type CredentialDraft = { kind: CredentialKind; fields: Fields }

/** A document that is being described and not added yet, one of each kind, on this device. The file is not kept. */
const credentialDrafts = fieldsDrafts<Fields, CredentialDraft>(
  'credential',
  firstShape(credentialFieldsSchema),
  ({ kind }) => kind,
)

type Props = { userId: string; kind: CredentialKind; onDone: () => void }

const thisYear = () => Number(today().slice(0, 4))
const isUnsaved = ({ fields }: CredentialDraft) =>
  JSON.stringify(fields) !== JSON.stringify(emptyCredential(thisYear()))

/** One document: its file and what it is. The description stays on this device until it is added. */
export function CredentialForm({ userId, kind, onDone }: Props) {
  const { i18n } = useLingui()
  const problem = useProblemText(credentialProblems)
  const texts = credentialTexts[kind]
  const [start] = useState<CredentialDraft>(() => ({
    kind,
    fields: credentialDrafts.find(userId, kind) ?? emptyCredential(thisYear()),
  }))
  const form = useForm<Fields, unknown, Fields>({
    resolver: zodResolver(credentialFormSchema[kind]),
    defaultValues: start.fields,
    mode: 'onTouched',
  })
  const draft = useEntryDraft(userId, { start, form, isUnsaved, drafts: credentialDrafts })
  const file = useCredentialFile(userId, kind)
  const { mutateAsync } = useAddCredential(kind)
  const [failure, setFailure] = useState<unknown>()
  const [isPending, setPending] = useState(false)
  const busy = useRef(false)
  const forgetFile = useEffectEvent(() => file.forget())
  useEffect(() => () => forgetFile(), [])

  async function add(fields: Fields): Promise<void> {
    if (busy.current) return // the second click comes before the button is disabled
    busy.current = true
    setPending(true)
    setFailure(undefined)
    try {
      const sent = await file.send()
      await mutateAsync({
        id: crypto.randomUUID(),
        uploadedAt: new Date().toISOString(),
        ...factsOf(kind, fields),
        ...sent,
      })
      file.keep()
      draft.forget()
      showToast({ text: texts.added })
      onDone()
    } catch (error) {
      const isCancelled = error instanceof AppError && error.code === 'cancelled'
      if (!isCancelled) setFailure(error)
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        const hasFile = file.require()
        void form.handleSubmit((fields) => (hasFile ? add(fields) : undefined))(event)
      }}
    >
      <CredentialFileField of={file} />
      <CredentialFields kind={kind} form={form} problem={problem} thisYear={thisYear()} />
      {failure !== undefined && <ErrorBox>{failureText(i18n, texts.addFailed, failure)}</ErrorBox>}
      <SubmitButton loading={isPending || file.isPreparing}>
        <Trans>Add</Trans>
      </SubmitButton>
    </form>
  )
}
