import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createBackend, db, setBackend } from '@/shared/api/backend'
import { downloadFile, newDocumentKey, uploadFile } from '@/shared/api/storage'
import { NodeXhr } from '@/shared/testing/node-xhr'
import { startTestBackend, type TestBackend, type TestUser } from '../../../../supabase/local/testing.ts'
import { addCredential, credentialBucket, forgetCredentialFile, removeCredential } from './credentials'

let backend: TestBackend
let coach: TestUser
let url: string

beforeAll(async () => {
  vi.stubGlobal('XMLHttpRequest', NodeXhr)
  backend = await startTestBackend()
  coach = await backend.createUser({ role: 'nutritionist' })
  const app = createBackend({ url: backend.url, key: backend.publishableKey })
  await app.auth.signInWithPassword({ email: coach.email, password: coach.password })
  setBackend(app)
}, 120_000)
afterAll(() => {
  vi.unstubAllGlobals()
  return backend.close()
})
beforeEach(async () => {
  url = newDocumentKey(coach.id, 'education', 'pdf')
  const file = new Blob(['%PDF-1.4'], { type: 'application/pdf' })
  await uploadFile({ bucket: credentialBucket, path: url, file })
})

const diploma = () => ({ name: 'Diploma', url, type: 'application/pdf', fileSize: 8 })
const file = () => downloadFile(credentialBucket, url)

test('a file that the list names stays, though nobody knows that the addition has arrived', async () => {
  await addCredential('education', diploma())
  await forgetCredentialFile(coach.id, 'education', url)
  expect((await file()).size).toBe(8)
})

test('a file that no list names is deleted', async () => {
  await forgetCredentialFile(coach.id, 'education', url)
  await expect(file()).rejects.toMatchObject({ code: 'not-found' })
})

test('the file of a document goes with it', async () => {
  await addCredential('education', diploma())
  await removeCredential(coach.id, 'education', url)
  await vi.waitFor(() => expect(file()).rejects.toMatchObject({ code: 'not-found' }), 10_000)
})

test('documents that two tabs add and remove at once are each added and removed', async () => {
  const listed = async () => {
    const { data } = await db().from('profiles').select('certification_documents').eq('id', coach.id).single()
    return data?.certification_documents
  }
  const [gone, first, second] = [1, 2, 3].map((number) => ({
    ...diploma(),
    url: url.replace('.pdf', `${number}.pdf`),
  }))
  await addCredential('certification', gone!)
  await Promise.all([
    addCredential('certification', first!),
    removeCredential(coach.id, 'certification', gone!.url),
    addCredential('certification', second!),
  ])
  expect(await listed()).toHaveLength(2)
  expect(await listed()).toEqual(expect.arrayContaining([first, second]))
})
