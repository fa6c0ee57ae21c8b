import { expect, test } from 'vitest'
import { createSessionStore } from '@/shared/auth/session-store'
import { createMemberCache } from './member-cache'
import { createAppRouter } from './router'

const session = createSessionStore({ status: 'signed-out' })
const router = createAppRouter(createMemberCache(session), session)

const isBehindTheLogin = (path: string) =>
  router.getMatchedRoutes(path)[0].some(({ id }) => id === '/_authed')

test.each(['/', '/dashboard', '/clients/1/brief', '/profile', '/nowhere', '/nowhere/at/all', '/login/again'])(
  '%s asks who is there',
  (path) => expect(isBehindTheLogin(path)).toBe(true),
)

test.each(['/login', '/register', '/forgot-password', '/setup', '/reset-password'])(
  '%s is open without signing in',
  (path) => expect(isBehindTheLogin(path)).toBe(false),
)
