import { useMediaQuery } from '@mantine/hooks'
import { breakpoints } from '../ui/theme/tokens'

/** Whether the screen has the side menu rather than the bottom bar. */
export const useIsWide = (): boolean =>
  useMediaQuery(`(min-width: ${breakpoints.lg})`, undefined, { getInitialValueInEffect: false })
