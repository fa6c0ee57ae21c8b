import { Trans } from '@lingui/react/macro'
import { HealthAccessList } from './HealthAccessList'
import { zoneOrDevices } from '@/shared/device/zone'
import { Section } from '@/shared/ui/Section'

type Props = {
  userId: string
  /** IANA name of the zone that is saved; undefined while it loads. */
  zone: string | undefined
}

/** Who opened a client's data, and what of that is not recorded (DESIGN.md section 12). */
export function AccessSection({ userId, zone }: Props) {
  return (
    <Section title={<Trans>Who opened your data</Trans>}>
      <p className="muted small">
        <Trans>
          Here you see when your nutritionist opened your page, and what anyone but you changed, for two
          years. What is read in other places, such as the figures in a list of clients, is not recorded.
        </Trans>
      </p>
      <HealthAccessList clientId={userId} zone={zoneOrDevices(zone)} />
    </Section>
  )
}
