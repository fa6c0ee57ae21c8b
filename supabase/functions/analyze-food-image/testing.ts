import { type Behaviour, type Received, type Scene, scenario } from '../_shared/testing.ts'
import { handle } from './handler.ts'
import { samplePhotos } from './sample-photos.ts'

/** The photo that a user sends. */
export const image = samplePhotos.jpeg.bytes.toString('base64')
/** What the vision service estimates of it. */
export const soup = {
  food: 'Lentil soup',
  confidence: 0.82,
  calories: 320,
  protein_g: 18.4,
  carbs_g: 45,
  fat_g: 6.5,
}

/** A database in which the user has photos left today. */
export const withinLimit = { rest: () => new Response(null, { status: 204 }) }

/** A completion with this content. */
export const says = (content: unknown) =>
  Response.json({ choices: [{ message: { role: 'assistant', content } }] })
/** A completion with this estimate. */
export const estimates = (estimate: unknown) => says(JSON.stringify(estimate))

/** What the vision service does with a question. */
export type Vision = (request: Received, count: number) => Behaviour

/** Starts a vision service and configures the function for it. */
export async function withVision(scene: Scene, vision: Vision) {
  const service = await scene.server(vision)
  Object.assign(scene.env, {
    VISION_API_URL: `${service.url}/v1/`,
    VISION_API_KEY: 'vision-key',
    VISION_MODEL: 'vision-model',
  })
  return service
}

/** Registers a test of one photo against one behaviour of the vision service. */
export function analysis(
  name: string,
  vision: Vision,
  check: (scene: Scene, asked: Received[]) => Promise<void>,
) {
  scenario(name, handle, withinLimit, async (scene) => {
    const { received } = await withVision(scene, vision)
    await check(scene, received)
  })
}
