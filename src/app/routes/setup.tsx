import { createFileRoute } from '@tanstack/react-router'
import { SetupPage } from '@/pages/setup/SetupPage'

export const Route = createFileRoute('/setup')({ component: SetupPage })
