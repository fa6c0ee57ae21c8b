import { expect, test, vi } from 'vitest'
import { createBackend, setBackend } from './backend'
import { sendNotice } from './notice'

test('a notice that fails is logged, with nothing of what it tells', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  setBackend(createBackend({ url: 'http://127.0.0.1:1', key: 'public' }))

  sendNotice({ type: 'new_message', data: { senderId: 'anna', recipientId: 'elena', message: 'Hello' } })

  await vi.waitFor(() => expect(logged.mock.calls).toEqual([['notifications: new_message failed: network']]))
})
