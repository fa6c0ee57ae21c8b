import { Button, Loader } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  children: ReactNode
  variant?: 'light' | 'subtle'
  /** The next part is on its way. */
  isLoading: boolean
  onPress: () => void
  className?: string
}

/**
 * Asks for the next part of a list. It keeps the focus while the part is on its way: a button of Mantine's that loads is
 * disabled, and the keyboard would start over at the top of the page.
 */
export function MoreButton({ children, variant = 'light', isLoading, onPress, className }: Props) {
  return (
    <Button
      className={className}
      variant={variant}
      aria-busy={isLoading}
      leftSection={isLoading && <Loader size="xs" color="currentColor" aria-hidden />}
      onClick={() => !isLoading && onPress()}
    >
      {children}
    </Button>
  )
}
