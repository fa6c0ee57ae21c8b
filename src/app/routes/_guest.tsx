import { createFileRoute, redirect } from '@tanstack/react-router'
import { safeReturnPath } from '@/shared/lib/return-path'

type GuestSearch = { redirect?: string }

export const Route = createFileRoute('/_guest')({
  validateSearch: (search): GuestSearch => ({ redirect: safeReturnPath(search.redirect) }),
  beforeLoad: ({ context, search }) => {
    if (context.session.get().status === 'signed-in')
      throw redirect({ href: search.redirect ?? '/dashboard' })
  },
})
