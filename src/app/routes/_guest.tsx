import { createFileRoute, redirect } from '@tanstack/react-router'
import { safeReturnPath } from '@/shared/lib/return-path'

type GuestSearch = {
  redirect?: string
  /** Reference ID of an invitation: a nutritionist whom a new client wants to work with. */
  nutritionist?: string
}

export const Route = createFileRoute('/_guest')({
  validateSearch: ({ redirect, nutritionist }): GuestSearch => ({
    redirect: safeReturnPath(redirect),
    nutritionist:
      typeof nutritionist === 'string' || typeof nutritionist === 'number' ? String(nutritionist) : undefined,
  }),
  beforeLoad: ({ context, search: { redirect: href, nutritionist } }) => {
    if (context.session.get().status !== 'signed-in') return
    if (!href && nutritionist) throw redirect({ to: '/nutritionists', search: { by: 'id', q: nutritionist } })
    throw redirect({ href: href ?? '/dashboard' })
  },
})
