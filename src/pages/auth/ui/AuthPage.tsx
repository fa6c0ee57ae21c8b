import type { ReactNode } from 'react'
import { GuestPage } from '@/shared/ui/GuestPage'
import { Features } from './Features'

/** A form of the way in, with what the product does beside it. */
export function AuthPage({ children }: { children: ReactNode }) {
  return <GuestPage aside={<Features />}>{children}</GuestPage>
}
