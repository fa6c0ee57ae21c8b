import { Outlet, useLocation } from '@tanstack/react-router'
import { UnconfiguredLanding } from '@/features/backend-setup/Unconfigured'
import { isConfigured } from '@/shared/api/backend'

/** Before anything else there must be a backend; only /setup opens without one. */
export function Root() {
  const pathname = useLocation({ select: (location) => location.pathname })
  return isConfigured() || pathname === '/setup' ? <Outlet /> : <UnconfiguredLanding />
}
