import { createFileRoute, redirect } from '@tanstack/react-router'
import { Shell } from '../shell/Shell'

export const Route = createFileRoute('/_authed')({
  beforeLoad: ({ context, location }) => {
    const state = context.session.get()
    if (state.status !== 'signed-in')
      throw redirect({ to: '/login', search: (previous) => ({ ...previous, redirect: location.href }) })
    return { user: state.user }
  },
  component: Shell,
})
