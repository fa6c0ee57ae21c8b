import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import type { SessionUser } from '@/shared/auth/session-store'
import { errorText } from '@/shared/i18n/error-text'
import { useFormat } from '@/shared/i18n/format'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { focusScreen } from '@/shared/ui/focus-heading'
import { QuietNote } from '@/shared/ui/QuietNote'
import { useDeviceZone } from './model/use-device-zone'
import { zoneLabel } from './model/zone-choices'

/** Says once that a client's time zone has followed the device, with a way back; asks a nutritionist whether it should. */
export function ZoneNotice({ user }: { user: SessionUser }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { news, isPending, error, undo, pin, take, close } = useDeviceZone(user)
  if (!news) return null
  const [device, before] = [zoneLabel(format, news.device), zoneLabel(format, news.before)]
  const afterPress = (isDone: boolean) => {
    if (isDone) focusScreen()
  }
  const action = (children: ReactNode, act: () => Promise<boolean>) => (
    <Button variant="subtle" disabled={isPending} onClick={() => void act().then(afterPress)}>
      {children}
    </Button>
  )
  const leave = (children: ReactNode) => (
    <Button
      variant="subtle"
      disabled={isPending}
      onClick={() => {
        close(news)
        focusScreen()
      }}
    >
      {children}
    </Button>
  )
  return (
    <>
      {news.kind === 'moved' ? (
        <QuietNote
          action={
            <Group gap={0}>
              {action(<Trans>Undo</Trans>, () => undo(news))}
              {action(<Trans>Keep this zone</Trans>, () => pin(news))}
              {leave(<Trans>Got it</Trans>)}
            </Group>
          }
        >
          <Trans>
            Your time zone follows this device: it is now {device}. Your days begin and end there, for your
            nutritionist too.
          </Trans>
        </QuietNote>
      ) : (
        <QuietNote
          action={
            <Group gap={0}>
              {action(<Trans>Use it</Trans>, () => take(news))}
              {leave(<Trans>Leave it as it is</Trans>)}
            </Group>
          }
        >
          <Trans>
            This device is in another zone: {device}. Your calendar stays on {before} unless you change it.
          </Trans>
        </QuietNote>
      )}
      {error && <ErrorBox>{i18n._(errorText(error))}</ErrorBox>}
    </>
  )
}
