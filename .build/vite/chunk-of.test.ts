import { expect, test } from 'vitest'
import { chunkOf } from './chunk-of.ts'

const imports: Record<string, string[]> = {
  shell: ['menu', 'react'],
  dashboard: ['card', 'react'],
  card: ['icons', 'dashboard'],
  menu: ['icons'],
  icons: [],
  react: [],
  form: ['field', 'react'],
  field: ['icons'],
}
const modules = {
  getModuleInfo: (id: string) => (imports[id] ? { importedIds: imports[id] } : null),
}
const inside = (nameOf: ReturnType<typeof chunkOf>) =>
  Object.keys(imports).filter((id) => nameOf(id, modules) === 'chunk')

test('a chunk of one screen holds what it imports at any depth, and nothing else', () => {
  expect(inside(chunkOf('chunk', ['shell', 'dashboard']))).toEqual([
    'shell',
    'dashboard',
    'card',
    'menu',
    'icons',
    'react',
  ])
})

test('a chunk of two screens holds what both import', () => {
  expect(inside(chunkOf('chunk', ['shell', 'dashboard'], ['form']))).toEqual(['icons', 'react'])
})

test('a screen that is no longer there stops the build', () => {
  expect(() => chunkOf('chunk', ['renamed'])('shell', modules)).toThrow('renamed')
})
