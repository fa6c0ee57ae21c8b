import { expect, test } from './fixtures.ts'

/** What a program with nothing but the public key, or with another user's token, gets of somebody's meals and photos. */
const photo = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
)

test('a stranger reads and writes nothing of a meal and its photo', async ({ api, people, request }) => {
  const [owner, stranger] = [await people.client(), await people.client('Somebody Else')]
  const path = `${owner.id}/${Date.now()}.jpg`
  const upload = await request.post(`/storage/v1/object/food-images/${path}`, {
    headers: { ...(await api.headers(owner)), 'content-type': 'image/jpeg' },
    data: photo,
  })
  expect(upload.ok()).toBe(true)
  const meal = {
    id: crypto.randomUUID(),
    date: '2026-11-27',
    meal_type: 'lunch',
    title: 'Secret soup',
    image_url: path,
  }
  const saved = await api.rpc(owner, 'save_meal', {
    meal,
    ingredients: [{ name: 'Beet', quantity: 100, unit: 'grams' }],
  })
  expect(saved.ok()).toBe(true)

  for (const viewer of [undefined, stranger]) {
    const headers = await api.headers(viewer)
    for (const table of ['food_entries', 'ingredients']) {
      const read = await request.get(`/rest/v1/${table}?select=*`, { headers })
      expect(viewer ? await read.json() : read.status()).toEqual(viewer ? [] : 401)
    }
    await request.patch(`/rest/v1/food_entries?id=eq.${meal.id}`, { headers, data: { title: 'Changed' } })
    await request.delete(`/rest/v1/food_entries?id=eq.${meal.id}`, { headers })
    const overwritten = await api.rpc(viewer, 'save_meal', {
      meal: { ...meal, title: 'Taken over' },
      ingredients: [],
    })
    expect(overwritten.ok()).toBe(false)
    const inserted = await request.post('/rest/v1/food_entries', {
      headers,
      data: { ...meal, id: crypto.randomUUID(), image_url: null, user_id: owner.id },
    })
    expect(inserted.ok()).toBe(false)

    for (const way of ['object', 'object/authenticated', 'object/public'])
      expect((await request.get(`/storage/v1/${way}/food-images/${path}`, { headers })).ok()).toBe(false)
    const listed = await request.post('/storage/v1/object/list/food-images', {
      headers,
      data: { prefix: owner.id },
    })
    expect(listed.ok() ? await listed.json() : []).toEqual([])
    await request.delete(`/storage/v1/object/food-images/${path}`, { headers })
    const planted = await request.post(`/storage/v1/object/food-images/${owner.id}/planted.jpg`, {
      headers: { ...headers, 'content-type': 'image/jpeg' },
      data: photo,
    })
    expect(planted.ok()).toBe(false)
  }

  const meals = await api.rows(
    owner,
    `food_entries?select=title,image_url,ingredients(name)&id=eq.${meal.id}`,
  )
  expect(meals).toEqual([{ title: 'Secret soup', image_url: path, ingredients: [{ name: 'Beet' }] }])
  const own = await request.get(`/storage/v1/object/food-images/${path}`, {
    headers: await api.headers(owner),
  })
  expect(Buffer.compare(await own.body(), photo)).toBe(0)
})

test('without the public key nothing answers', async ({ request }) => {
  expect((await request.get('/rest/v1/food_entries')).status()).toBe(401)
  expect(
    (await request.get('/auth/v1/settings', { headers: { apikey: 'sb_publishable_guess' } })).status(),
  ).toBe(401)
})
