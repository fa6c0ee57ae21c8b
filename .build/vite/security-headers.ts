const loopback = ['http://localhost:*', 'http://127.0.0.1:*', 'ws://localhost:*', 'ws://127.0.0.1:*']
const hosted = ['supabase.co', 'supabase.in'].flatMap((host) => [`https://*.${host}`, `wss://*.${host}`])

/**
 * Writes the content security policy of the built app.
 *
 * @param configuredBackend address of the backend that was built in: then no other is named; without it those that /setup takes
 */
function contentSecurityPolicy(configuredBackend?: string): string {
  const backends = configuredBackend
    ? [configuredBackend, configuredBackend.replace(/^http/, 'ws')]
    : [...hosted, ...loopback]
  const directives = {
    'default-src': ["'self'"],
    'connect-src': ["'self'", ...backends],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...backends.filter((source) => source.startsWith('http'))],
    'frame-src': ['blob:'],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/**
 * Headers that every answer of the app's host carries.
 *
 * @param configuredBackend address of the backend that is built in, when there is one
 */
export const securityHeaders = (configuredBackend?: string) => ({
  'content-security-policy': contentSecurityPolicy(configuredBackend),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
})
