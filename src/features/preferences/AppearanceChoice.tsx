import { Trans } from '@lingui/react/macro'
import { useMantineColorScheme } from '@mantine/core'
import { SegmentedRadio } from '@/shared/ui/SegmentedRadio'

/** Light, dark, or as the system has it; kept on this device. */
export function AppearanceChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedRadio
      legend={<Trans>Appearance</Trans>}
      options={[
        { value: 'auto', label: <Trans>As the system</Trans> },
        { value: 'light', label: <Trans>Light</Trans> },
        { value: 'dark', label: <Trans>Dark</Trans> },
      ]}
      value={colorScheme}
      onChange={setColorScheme}
    />
  )
}
