import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'

type Props = {
  /** Sends the mail once more; may fail, which is said here. */
  send: () => Promise<void>
}

/** A button that sends a mail once more and says whether it went off. */
export function SendAgain({ send }: Props) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle')

  async function handleSend() {
    setState('sending')
    try {
      await send()
      setState('sent')
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <Button variant="default" loading={state === 'sending'} onClick={() => void handleSend()}>
        <Trans>Send again</Trans>
      </Button>
      <span role="status">
        {state === 'sent' && <Trans>Sent. Look in your mailbox in a minute.</Trans>}
        {state === 'failed' && <Trans>Not sent. Wait a minute and try again.</Trans>}
      </span>
    </>
  )
}
