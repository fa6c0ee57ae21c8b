import { vi } from 'vitest'

function refuse(): never {
  throw new Error('Starting a backend takes seconds: a test that does is called NAME.backend.test.ts')
}

vi.mock(import('../../supabase/local/backend.ts'), () => ({ startBackend: refuse }))
vi.mock(import('@electric-sql/pglite'), async (importOriginal) => ({
  ...(await importOriginal()),
  PGlite: class {
    constructor() {
      refuse()
    }
  } as never,
}))
