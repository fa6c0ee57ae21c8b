import { expect, it } from 'vitest'
import { filesToExport, nameInArchive, type StoredFile } from './export-files'

it('takes own files once, without thumbnails, and what others have sent', () => {
  const own: StoredFile[] = [
    { bucket: 'food-images', key: 'me/1.jpg' },
    { bucket: 'food-images', key: 'me/1-small.jpg' },
    { bucket: 'feedback-attachments', key: 'me/2.pdf' },
  ]
  const feedback = [
    { attachment_url: 'me/2.pdf' },
    { attachment_url: 'coach/3.pdf' },
    { attachment_url: null },
  ]
  expect(filesToExport(own, new Map([['feedback', feedback]]))).toEqual([
    { bucket: 'food-images', key: 'me/1.jpg' },
    { bucket: 'feedback-attachments', key: 'me/2.pdf' },
    { bucket: 'feedback-attachments', key: 'coach/3.pdf' },
  ])
})

it('names them by kind', () => {
  expect(nameInArchive({ bucket: 'food-images', key: 'me/1.jpg' }, 'me')).toBe('photos/1.jpg')
  expect(nameInArchive({ bucket: 'feedback-attachments', key: 'me/documents/d.pdf' }, 'me')).toBe(
    'attachments/documents/d.pdf',
  )
  expect(nameInArchive({ bucket: 'feedback-attachments', key: 'coach/3.pdf' }, 'me')).toBe(
    'attachments/received/3.pdf',
  )
})
