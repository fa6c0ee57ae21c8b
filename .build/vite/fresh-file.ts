import { afterAll, vi } from 'vitest'

/** Files share a process, where libraries load once; what a file does to its own modules and globals ends with it. */
vi.resetModules()
const globals = Object.getOwnPropertyDescriptors(globalThis)
const environment = { ...process.env }

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!(name in globals) && !name.startsWith('__vitest')) Reflect.deleteProperty(globalThis, name)
  }
  for (const [name, before] of Object.entries(globals)) {
    const now = Object.getOwnPropertyDescriptor(globalThis, name)
    const isSame = now && now.value === before.value && now.get === before.get
    if (!isSame && !name.startsWith('__vitest')) Object.defineProperty(globalThis, name, before)
  }
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
})
