import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { productName } from '@/shared/config/product'
import { useCopy } from '@/shared/lib/use-copy'
import { IconCheck, IconCopy, IconMail, IconShare } from '@/shared/ui/icons'
import { Section } from '@/shared/ui/Section'
import classes from './Invitation.module.css'
import { QrCode } from './ui/QrCode'

type Props = {
  /** The nutritionist's reference ID. */
  reference: string
  /** Whole address that opens registration with the nutritionist chosen. */
  link: string
}

/** The ways in which a nutritionist gives clients the way to her: link, code, e-mail and reference ID. */
export function Invitation({ reference, link }: Props) {
  return (
    <div className={classes.parts}>
      <LinkPart link={link} />
      <Section title={<Trans>To scan</Trans>}>
        <p className="muted">
          <Trans>Show this code in person, or print it. A phone camera opens your link.</Trans>
        </p>
        <QrCode text={link} />
      </Section>
      <ReferencePart reference={reference} />
    </div>
  )
}

function LinkPart({ link }: { link: string }) {
  const { t } = useLingui()
  const { state, copy } = useCopy()
  const subject = t`Let’s work together in ${productName}`
  const body = t`Register with this link, and your request comes to me right away:\n\n${link}`
  return (
    <Section title={<Trans>Your link</Trans>}>
      <p className="muted">
        <Trans>It opens registration with you chosen already. You still accept each request yourself.</Trans>
      </p>
      <TextInput
        aria-label={t`Your link`}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.buttons}>
        <Button leftSection={<CopyIcon isCopied={state === 'copied'} />} onClick={() => void copy(link)}>
          {state === 'copied' ? <Trans>Copied!</Trans> : <Trans>Copy link</Trans>}
        </Button>
        <Button
          component="a"
          variant="light"
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
          leftSection={<IconMail className="icon" aria-hidden />}
        >
          <Trans>Write an email</Trans>
        </Button>
        <ShareButton title={subject} link={link} />
      </div>
      <CopyStatus state={state} />
    </Section>
  )
}

/** The sharing of the device, where it has one. */
function ShareButton({ title, link }: { title: string; link: string }) {
  if (!('share' in navigator)) return null
  // A sheet that is closed again rejects: nothing has failed.
  const handleShare = () => void navigator.share({ title, url: link }).catch(() => {})
  return (
    <Button variant="light" leftSection={<IconShare className="icon" aria-hidden />} onClick={handleShare}>
      <Trans>Share</Trans>
    </Button>
  )
}

function ReferencePart({ reference }: { reference: string }) {
  const { t } = useLingui()
  const { state, copy } = useCopy()
  return (
    <Section title={<Trans>Your reference ID</Trans>}>
      <p className="muted">
        <Trans>Clients who are registered already find you by it under Your Coach.</Trans>
      </p>
      <div className={classes.buttons}>
        <output className={classes.reference} translate="no" aria-label={t`Your reference ID`}>
          {reference}
        </output>
        <Button
          variant="light"
          leftSection={<CopyIcon isCopied={state === 'copied'} />}
          onClick={() => void copy(reference)}
        >
          {state === 'copied' ? <Trans>Copied!</Trans> : <Trans>Copy ID</Trans>}
        </Button>
      </div>
      <CopyStatus state={state} />
    </Section>
  )
}

const CopyIcon = ({ isCopied }: { isCopied: boolean }) =>
  isCopied ? <IconCheck className="icon" aria-hidden /> : <IconCopy className="icon" aria-hidden />

function CopyStatus({ state }: { state: 'idle' | 'copied' | 'failed' }) {
  return (
    <p role="status" className={state === 'failed' ? classes.failed : 'vh'}>
      {state === 'copied' && <Trans>It is on the clipboard.</Trans>}
      {state === 'failed' && <Trans>The browser did not allow copying. Mark the text and copy it.</Trans>}
    </p>
  )
}
