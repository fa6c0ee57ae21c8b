import { afterAll, expect, it } from 'vitest'
import { startTestBackend, type TestUser } from '../local/testing.ts'

const backend = await startTestBackend()
afterAll(() => backend.close())

const author = await backend.createUser({ name: 'Secret Author' })
const coach = await backend.createUser({ role: 'nutritionist', name: 'Elena Coach' })
const reader = await backend.createUser({ name: 'Ruth Reader' })
const picture = `${author.id}/1700000000000.jpg`

/** Connects, and leaves at once: that asks for a review. */
async function becomeReviewer(client: TestUser): Promise<void> {
  const asked = await client.client
    .from('connection_requests')
    .insert({ client_id: client.id, nutritionist_id: coach.id, status: 'pending' })
    .select('id')
    .single()
  expect(asked.error).toBeNull()
  const accepted = await coach.client
    .from('connection_requests')
    .update({ status: 'approved' })
    .eq('id', asked.data?.id)
  expect(accepted.error).toBeNull()
  const left = await client.client
    .from('client_nutritionist_relationships')
    .delete()
    .eq('client_id', client.id)
    .eq('nutritionist_id', coach.id)
  expect(left.error).toBeNull()
}

it('tells nobody over the wire who wrote an anonymous review', async () => {
  expect(
    (await author.client.from('profiles').update({ profile_picture_url: picture }).eq('id', author.id)).error,
  ).toBeNull()
  await becomeReviewer(author)

  const heard: unknown[] = []
  for (const listener of [coach, reader]) {
    const channel = listener.client.channel(`all:${listener.id}`)
    for (const table of [
      'feedback',
      'connection_requests',
      'client_nutritionist_relationships',
      'notifications',
    ])
      channel.on('postgres_changes', { event: '*', schema: 'public', table }, (change) => heard.push(change))
    await new Promise<void>((resolve) => {
      channel.subscribe((status) => {
        if (status === 'SUBSCRIBED') resolve()
      })
    })
  }

  const written = await author.client
    .from('nutritionist_reviews')
    .insert({ nutritionist_id: coach.id, rating: 2, comment: 'Too strict for me', anonymous: true })
  expect(written.error).toBeNull()
  await expect.poll(() => JSON.stringify(heard)).toContain('review_received')

  for (const { client } of [coach, reader]) {
    const seen = await client
      .from('nutritionist_reviews')
      .select('*, client(*)')
      .eq('nutritionist_id', coach.id)
    expect(seen.data).toMatchObject([
      { rating: 2, comment: 'Too strict for me', client_id: null, client: null },
    ])
    const answers = [
      seen.data,
      (await client.from('nutritionist_stats').select()).data,
      (await client.rpc('rating_distribution', { nutritionist: coach.id })).data,
      (await client.rpc('search_nutritionists')).data,
      (await client.from('notifications').select().eq('kind', 'review_received')).data,
      (await client.from('review_requests').select()).data,
      (await client.rpc('export_my_data')).data?.reviews_received,
    ]
    expectSilent(answers)
  }
  expectSilent(heard)
  for (const { client } of [coach, reader]) await client.removeAllChannels()
})

it('shows the name and picture of a review that gives them, and counts both', async () => {
  await becomeReviewer(reader)
  const written = await reader.client
    .from('nutritionist_reviews')
    .insert({ nutritionist_id: coach.id, rating: 5, comment: null, anonymous: false })
  expect(written.error).toBeNull()
  const seen = await coach.client
    .from('nutritionist_reviews')
    .select('rating, client(name, profile_picture_url)')
    .eq('nutritionist_id', coach.id)
    .eq('anonymous', false)
  expect(seen.data).toEqual([{ rating: 5, client: { name: 'Ruth Reader', profile_picture_url: null } }])
  const spread = await coach.client.rpc('rating_distribution', { nutritionist: coach.id })
  expect(spread.data).toHaveLength(2)
  expect(spread.data).toEqual(
    expect.arrayContaining([
      { rating: 2, review_count: 1 },
      { rating: 5, review_count: 1 },
    ]),
  )
})

function expectSilent(answers: unknown): void {
  const said = JSON.stringify(answers)
  for (const secret of [author.id, author.name, author.email, picture]) expect(said).not.toContain(secret)
}
