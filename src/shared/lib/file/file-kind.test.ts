import { expect, it } from 'vitest'
import { nameOfType } from './file-kind'

it.each([
  ['Анализ крови.pdf', 'application/pdf', 'Анализ крови.pdf'],
  ['Scan.JPEG', 'image/jpeg', 'Scan.JPEG'],
  ['notes.txt', 'text/plain;charset=UTF-8', 'notes.txt'],
  ['report.exe', 'application/pdf', 'report.pdf'],
  ['plan.pdf.html', 'application/pdf', 'plan.pdf.pdf'],
  ['plan', 'image/png', 'plan.png'],
  ['blood-test-\u202efdp.exe', 'image/png', 'blood-test-fdp.png'],
  ['page.html', 'text/html', 'page.bin'],
])('%j that is %s is saved as %j', (name, type, saved) => {
  expect(nameOfType(name, type)).toBe(saved)
})
