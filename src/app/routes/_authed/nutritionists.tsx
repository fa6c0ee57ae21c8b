import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { comingPage } from '@/pages/coming'

export const Route = createFileRoute('/_authed/nutritionists')({ component: comingPage(msg`Your Coach`) })
