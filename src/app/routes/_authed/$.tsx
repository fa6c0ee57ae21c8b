import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../../shell/NotFound'

/** Any other address: signed out it leads to the login, as every path does. */
export const Route = createFileRoute('/_authed/$')({ component: NotFound })
