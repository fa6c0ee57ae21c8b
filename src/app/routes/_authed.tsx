import { createFileRoute, redirect } from '@tanstack/react-router'
import { addMemberWords } from '@/shared/i18n/activate'
import { storedLocale } from '@/shared/i18n/locale'
import { Shell } from '../shell/Shell'

export const Route = createFileRoute('/_authed')({
  beforeLoad: async ({ context, location, search }) => {
    const state = context.session.get()
    if (state.status !== 'signed-in')
      throw redirect({ to: '/login', search: (previous) => ({ ...previous, redirect: location.href }) })
    const [queryClient] = await Promise.all([
      context.cache.load(state.user),
      addMemberWords(search.lang ?? storedLocale()),
    ])
    return { user: state.user, queryClient }
  },
  component: Shell,
})
