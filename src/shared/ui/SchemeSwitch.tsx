import { useLingui } from '@lingui/react/macro'
import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from './icons'

/** Light or dark, from now on; until it is pressed the app follows the system. */
export function SchemeSwitch() {
  const { t } = useLingui()
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  return (
    <ActionIcon
      aria-label={isDark ? t`Light theme` : t`Dark theme`}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <IconSun className="icon" /> : <IconMoon className="icon" />}
    </ActionIcon>
  )
}
