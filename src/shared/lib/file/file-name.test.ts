import { expect, it } from 'vitest'
import { cleanFileName, endingOf, withEnding } from './file-name'

it.each([
  ['Анализ крови 100% (1).pdf', 'Анализ крови 100% (1).pdf'],
  ['../a\\b\n.pdf', '.._a_b_.pdf'],
  ['', '_'],
  ['\u200b', '_'],
  ['\ud83cbeet\0.pdf', '_beet_.pdf'],
  ['blood-test-\u202efdp.exe', 'blood-test-fdp.exe'],
  ['plan\u200b\ufeff.pdf', 'plan.pdf'],
])('keeps the name %j as %j', (name, kept) => {
  expect(cleanFileName(name)).toBe(kept)
})

it('shortens a name that is too long, and keeps its end', () => {
  const name = cleanFileName(`${'x'.repeat(300)}.pdf`)
  expect([name.length <= 255, name.endsWith('.pdf')]).toEqual([true, true])
  expect(cleanFileName(`x${'🍲'.repeat(300)}.pdf`)).toBe(`x${'🍲'.repeat(239)}…${'🍲'.repeat(10)}.pdf`)
})

it.each([
  ['IMG_1.HEIC', 'heic', 'IMG_1.jpg'],
  ['Scan 27.11.2026', '', 'Scan 27.11.2026.jpg'],
  ['photo', '', 'photo.jpg'],
  ['отчёт.план', 'план', 'отчёт.jpg'],
  ['page.pdf.html', 'html', 'page.pdf.jpg'],
])('the ending of %j is %j; with another one it is %j', (name, ending, renamed) => {
  expect([endingOf(name), withEnding(name, 'jpg')]).toEqual([ending, renamed])
})
