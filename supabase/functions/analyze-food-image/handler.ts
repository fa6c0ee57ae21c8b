import { z } from 'zod'
import type { Caller } from '../_shared/caller.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { Refusal } from '../_shared/http.ts'
import { defaultLanguage, languageCodes } from '../_shared/languages.ts'
import { callRpc } from '../_shared/rest.ts'
import { maxImageCharacters, readPhoto } from './photo.ts'
import { estimateMeal, readVisionSettings } from './vision.ts'

const tooLarge = 'Image is too large. Please use a smaller image (under 2MB).'

const bodySchema = z.object({
  image: z.string().min(1),
  language: z.enum(languageCodes).catch(defaultLanguage),
})

/**
 * Estimates a meal from its photo: POST `{ image, language? }`, image as base64 without prefix (JPEG, PNG or WebP),
 * language of the food's name by its code, any other is the default one.
 *
 * Answers 200 `{ food, confidence, calories, protein_g, carbs_g, fat_g }` (0 to 1, kcal, grams), otherwise
 * `{ error, code, details?, configurationRequired? }`: 400 or 413 for the image, 401 without a session, 422 when no food is
 * seen, 429 past the daily limit, 503 with configurationRequired when an administrator has to set VISION_API_URL,
 * VISION_API_KEY and VISION_MODEL, 502, 503 or 504 when the vision service fails, which does not count towards the limit.
 * The image is never logged or kept.
 */
export const handle = endpoint({
  name: 'analyze-food-image',
  maxBodyBytes: maxImageCharacters + 1024,
  tooLarge,
  async run({ caller, body, env, signal }) {
    const input = bodySchema.safeParse(body)
    if (!input.success) throw new Refusal(400, 'image-missing', 'No image URL provided')
    if (input.data.image.length > maxImageCharacters) throw new Refusal(413, 'too-large', tooLarge)
    const photo = readPhoto(input.data.image)
    const settings = readVisionSettings(env)
    await callRpc(caller, 'take_photo_analysis')
    try {
      return await estimateMeal(settings, photo, input.data.language, signal)
    } catch (error) {
      if (isFailureOfService(error) && !signal.aborted) await giveBack(caller)
      throw error
    }
  },
})

/** A user who gives up, and a photo that is none, have used the service; who met a failure of it has not. */
const isFailureOfService = (error: unknown): boolean =>
  error instanceof Refusal && ['analysis-failed', 'not-configured'].includes(error.code)

/** The user is told what failed, whether or not it can be given back. */
async function giveBack(caller: Caller): Promise<void> {
  await callRpc(caller, 'return_photo_analysis').catch((error: unknown) => {
    if (!(error instanceof Refusal)) console.error('analyze-food-image: an analysis was not given back')
  })
}
