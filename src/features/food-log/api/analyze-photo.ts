import { callFunction } from '@/shared/api/functions'
import { AnalysisProblem, imageProblem } from '../model/analysis-problem'
import { type Estimate, estimateSchema } from '../model/estimate'

/** The function may be given two minutes for it; the user can cancel. */
const longestWaitMs = 130_000

/**
 * Asks what is on a photo of a meal; takes one of the day's analyses, unless the service fails.
 * @param photo JPEG, PNG or WebP
 * @param language of the food's name, by its code
 * @param signal ends the question
 * @throws AnalysisProblem for a photo that is too small or too large, and for an answer that is no estimate
 * @throws FunctionRefusal, AppError
 */
export async function analyzePhoto(photo: Blob, language: string, signal: AbortSignal): Promise<Estimate> {
  const image = await toBase64(photo)
  const problem = imageProblem(image)
  if (problem) throw new AnalysisProblem(problem)
  const answer = await callFunction('analyze-food-image', { image, language }, signal, longestWaitMs)
  const estimate = estimateSchema.safeParse(answer)
  if (!estimate.success) throw new AnalysisProblem('analysis-failed', estimate.error)
  return estimate.data
}

/** Without the prefix of a data URL. */
async function toBase64(blob: Blob): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(new AnalysisProblem('image-unreadable', reader.error))
    reader.readAsDataURL(blob)
  })
  return url.slice(url.indexOf(',') + 1)
}
