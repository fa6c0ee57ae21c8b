import assert from 'node:assert/strict'
import test from 'node:test'
import { type Received, scenario } from '../_shared/testing.ts'
import { handle } from './handler.ts'
import { readVisionSettings } from './vision.ts'
import { analysis, estimates, image, says, soup, type Vision, withinLimit, withVision } from './testing.ts'

const usable: [string, unknown, object][] = [
  ['numbers as text', { ...soup, calories: ' 320.0 ', fat_g: '6.5' }, {}],
  ['units', { ...soup, calories: '320 kcal', protein_g: '18.4g', carbs_g: '45 г', fat_g: '6.5 grams' }, {}],
  ['a Russian unit', { ...soup, calories: '320 ккал', fat_g: '6,5 гр.' }, {}],
  ['a decimal comma', { ...soup, protein_g: '18,4', confidence: '0,82' }, {}],
  ['too many places', { ...soup, calories: 319.6, fat_g: 6.4999, confidence: 0.8249 }, {}],
  ['further fields', { ...soup, admin: true, __proto__: { polluted: 1 } }, {}],
  ['a long name', { ...soup, food: 'я'.repeat(5000) }, { food: 'я'.repeat(100) }],
  ['hidden characters', { ...soup, food: ' Lentil\u202e\n\u0000\tsoup\u200b ' }, {}],
  [
    'markup in a name',
    { ...soup, food: '<img src=x onerror=alert(1)>' },
    { food: '<img src=x onerror=alert(1)>' },
  ],
]
for (const [name, estimate, expected] of usable) {
  analysis(
    `an estimate with ${name} is put right`,
    () => estimates(estimate),
    async ({ send }) => {
      const answer = await send({ as: 'client', body: { image } })
      assert.deepEqual([answer.status, answer.body], [200, { ...soup, ...expected }])
      assert.ok(answer.headers.get('content-type')?.startsWith('application/json'))
    },
  )
}

const json = JSON.stringify(soup)
const wrapped: [string, unknown][] = [
  ['a fence', `\`\`\`json\n${json}\n\`\`\``],
  ['a fence without a name, and words around it', `Here it is:\n\`\`\`\n${json}\n\`\`\`\nEnjoy!`],
  [
    'parts',
    [
      { type: 'text', text: json.slice(0, 20) },
      { type: 'text', text: json.slice(20) },
    ],
  ],
  [
    'parts of which one is no text',
    [
      { type: 'refusal', refusal: null },
      { type: 'text', text: json },
    ],
  ],
]
for (const [name, content] of wrapped) {
  analysis(
    `an estimate in ${name} is read`,
    () => says(content),
    async ({ send }) => {
      const answer = await send({ as: 'client', body: { image } })
      assert.deepEqual([answer.status, answer.body], [200, soup])
    },
  )
}

const absurd: [string, object, string][] = [
  ['a confidence of 85', { confidence: 85 }, 'confidence'],
  ['a negative energy', { calories: -5 }, 'calories'],
  ['an energy of 1e9', { calories: 1e9 }, 'calories'],
  ['a negative amount in text', { fat_g: '-0,1 g' }, 'fat_g'],
  ['half a kilogram and more', { protein_g: 501 }, 'protein_g'],
]
for (const [name, change, field] of absurd) {
  analysis(
    `${name} is refused, and told`,
    () => estimates({ ...soup, ...change }),
    async ({ send }, asked) => {
      const answer = await send({ as: 'client', body: { image } })
      assert.deepEqual([answer.status, answer.body.error], [502, 'Failed to analyze image'])
      assert.equal(answer.body.details, `The vision service gave an absurd answer: ${field} is out of range`)
      assert.equal(asked.length, 1)
    },
  )
}

const { fat_g: _, ...withoutFat } = soup
const unusable: [string, () => Response][] = [
  ['a missing field', () => estimates(withoutFat)],
  ['a number in words', () => estimates({ ...soup, calories: 'about 300' })],
  ['an English number word', () => estimates({ ...soup, calories: 'three hundred' })],
  ['a Russian number word', () => estimates({ ...soup, calories: 'триста двадцать' })],
  ['a number that can be read in two ways', () => estimates({ ...soup, calories: '1,200' })],
  ['another unit', () => estimates({ ...soup, calories: '1340 kJ' })],
  ['a fence around half an object', () => says('```json\n{"food": "Soup", "confid\n```')],
  ['parts without text', () => says([{ type: 'refusal', refusal: 'No.' }])],
  ['null for a number', () => estimates({ ...soup, calories: null })],
  ['true for a number', () => estimates({ ...soup, calories: true })],
  ['an infinite number', () => says(JSON.stringify(soup).replace('320', '1e999'))],
  ['half an object', () => says('{"food": "Soup", "confid')],
  ['prose', () => says('This looks like soup!')],
  ['a list', () => estimates([soup])],
  ['no content', () => says(null)],
  ['no choice', () => Response.json({ choices: [] })],
  ['another shape', () => Response.json([soup])],
  ['HTML', () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })],
  ['an empty body', () => new Response('')],
  ['status 204', () => new Response(null, { status: 204 })],
]
for (const [name, vision] of unusable) {
  analysis(`${name} is a failure and asked once`, vision, async ({ send }, asked) => {
    const answer = await send({ as: 'client', body: { image } })
    assert.deepEqual([answer.status, answer.body.error], [502, 'Failed to analyze image'])
    assert.equal(asked.length, 1)
  })
}

analysis(
  'a photo without food says so',
  () => estimates({ ...soup, food: ' ' }),
  async ({ send }) => {
    const answer = await send({ as: 'client', body: { image } })
    assert.deepEqual([answer.status, answer.body.code], [422, 'no-food'])
  },
)

const echo = (status: number) => (request: Received) =>
  new Response(JSON.stringify({ error: { message: `bad key vision-key for ${request.body}` } }), { status })
const failures: [number, number, Record<string, unknown>, number][] = [
  [
    400,
    400,
    { error: 'Image format not supported. Please try another image.', code: 'image-unsupported' },
    1,
  ],
  [401, 503, { error: 'API configuration incomplete', configurationRequired: true }, 1],
  [403, 503, { error: 'API configuration incomplete', configurationRequired: true }, 1],
  [404, 503, { error: 'API configuration incomplete', configurationRequired: true }, 1],
  [429, 503, { error: 'Failed to analyze image', code: 'analysis-failed' }, 1],
  [500, 502, { error: 'Failed to analyze image', code: 'analysis-failed' }, 2],
  [502, 502, { error: 'Failed to analyze image', code: 'analysis-failed' }, 2],
]
for (const [status, answered, expected, attempts] of failures) {
  analysis(
    `status ${status} of the service is asked ${attempts} time(s)`,
    echo(status),
    async ({ send }, asked) => {
      const answer = await send({ as: 'client', body: { image } })
      assert.equal(answer.status, answered)
      for (const [field, value] of Object.entries(expected)) assert.equal(answer.body[field], value)
      assert.equal(asked.length, attempts)
      for (const told of ['vision-key', 'base64']) assert.ok(!JSON.stringify(answer.body).includes(told))
    },
  )
}

const second: [string, Vision][] = [
  [
    'HTML with status 502',
    (_request, count) => (count === 1 ? new Response('<h1>502</h1>', { status: 502 }) : estimates(soup)),
  ],
  ['a lost connection', (_request, count) => (count === 1 ? 'reset' : estimates(soup))],
]
for (const [name, vision] of second) {
  analysis(
    `after ${name} the second attempt counts, and the limit once`,
    vision,
    async ({ send, rest }, asked) => {
      assert.deepEqual((await send({ as: 'client', body: { image } })).body, soup)
      assert.deepEqual([asked.length, rest().length], [2, 1])
    },
  )
}

analysis(
  'two lost connections are a failure',
  () => 'reset',
  async ({ send }, asked) => {
    const answer = await send({ as: 'client', body: { image } })
    assert.deepEqual([answer.status, answer.body.error, asked.length], [502, 'Failed to analyze image', 2])
  },
)

for (const behaviour of ['silence', 'half'] as const) {
  analysis(
    `${behaviour === 'half' ? 'half an answer' : 'silence'} ends in time and is not asked again`,
    () => behaviour,
    async ({ send, env }, asked) => {
      env.VISION_TIMEOUT_MS = '300'
      const answer = await send({ as: 'client', body: { image } })
      assert.deepEqual([answer.status, answer.body.error, asked.length], [504, 'Failed to analyze image', 1])
    },
  )
}

const late: Vision = (_request, count) => (count === 1 ? new Response(null, { status: 500 }) : 'silence')
analysis('the second attempt has only the time that is left', late, async ({ send, env }, asked) => {
  env.VISION_TIMEOUT_MS = '1500'
  const answer = await send({ as: 'client', body: { image } })
  assert.deepEqual([answer.status, asked.length], [504, 2])
})

void test('the wait for an answer can be set, up to two minutes', () => {
  const settings = { VISION_API_URL: 'https://vision.example', VISION_API_KEY: 'k', VISION_MODEL: 'm' }
  const deadlineOf = (VISION_TIMEOUT_MS?: string) => {
    const env: Record<string, string | undefined> = { ...settings, VISION_TIMEOUT_MS }
    return readVisionSettings({ get: (name) => env[name] }).deadline
  }
  assert.deepEqual(
    [undefined, '300', '60000', '9999999', '0', 'soon'].map(deadlineOf),
    [15_000, 300, 60_000, 120_000, 15_000, 15_000],
  )
})

const endless = () => new Response('1'.repeat(5_000_000))
analysis('an answer without end is cut off and not asked again', endless, async ({ send }, asked) => {
  assert.equal((await send({ as: 'client', body: { image } })).status, 502)
  assert.equal(asked.length, 1)
})

scenario('a redirect takes neither key nor photo elsewhere', handle, withinLimit, async (scene) => {
  const elsewhere = await scene.server(() => estimates(soup))
  await withVision(scene, () => new Response(null, { status: 307, headers: { location: elsewhere.url } }))
  assert.equal((await scene.send({ as: 'client', body: { image } })).status, 502)
  assert.equal(elsewhere.received.length, 0)
})

scenario('a user who gives up ends the question, which counts', handle, withinLimit, async (scene) => {
  const user = new AbortController()
  const { received } = await withVision(scene, () => {
    setTimeout(() => user.abort(), 20)
    return 'silence'
  })
  const answer = await scene.send({ as: 'client', body: { image }, signal: user.signal })
  assert.deepEqual([answer.status, received.length, scene.rest().length], [502, 1, 1])
})
