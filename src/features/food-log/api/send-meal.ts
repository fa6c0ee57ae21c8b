import { type Meal, mealPhotoBucket } from '@/entities/meal'
import { AppError } from '@/shared/api/app-error'
import { keptPhotos } from '@/shared/outbox/kept-photos'
import type { Sender } from '@/shared/outbox/send-parcels'
import type { UnsentEntry } from '@/shared/outbox/unsent-entries'
import { contentOfMeal } from '../model/meal-content'
import type { MealContent } from '../model/meal-form'
import { copyMealPhoto, forgetPhotos } from './meal-photos'
import { deleteMeal } from './delete-meal'
import { MealConflict, saveMeal } from './save-meal'

export type MealToSend = {
  id: string
  content: MealContent
  /** The version that the user edited; none for a new meal. */
  base?: Meal
  /** What an earlier attempt sent whose answer never came. */
  sent?: MealContent
  /** When a new meal was logged that is sent later than that; undefined for now. */
  createdAt?: string
  /** A photo that belongs to another meal: copied before the meal is saved. */
  borrowedPhoto?: string
}

/** A meal that waits on this device. */
export type UnsentMeal = UnsentEntry<Meal, MealContent> & { borrowedPhoto?: string }

/**
 * Stores a meal with a photo of its own, once however often it is tried.
 * @param onSend told the content that is about to be sent, which an answer that gets lost leaves in doubt
 * @throws all of `saveMeal` and `uploadPhoto`
 */
export async function sendMeal(
  userId: string,
  { id, content, base, sent, createdAt, borrowedPhoto }: MealToSend,
  onSend?: (content: MealContent) => void | Promise<void>,
): Promise<Meal> {
  const own = { ...content }
  if (own.photo !== null && own.photo === borrowedPhoto)
    own.photo = await copyMealPhoto(userId, borrowedPhoto)
  else if (own.photo !== null) await keptPhotos.send(mealPhotoBucket, own.photo)
  await onSend?.(own)
  return saveMeal({ id, content: own, seen: base?.updated_at, sent, createdAt })
}

/** Sends a meal, or its deletion, that waited on this device. */
export const sendUnsentMeal: Sender = async ({ id, userId, payload }, keep) => {
  const { row, base, sent, borrowedPhoto, isDeleted } = payload as UnsentMeal
  const request = { id, content: contentOfMeal(row), base, sent, createdAt: row.created_at, borrowedPhoto }
  const noteSent = (content: MealContent) =>
    keep({ row: { ...row, image_url: content.photo }, base, sent: content } satisfies UnsentMeal)
  try {
    if (isDeleted) {
      await deleteMeal(row)
      return forgetPhotos([row.image_url])
    }
    const meal = await sendMeal(userId, request, noteSent)
    forgetPhotos(
      [base?.image_url, sent?.photo].filter((path) => path !== meal.image_url && path !== borrowedPhoto),
    )
  } catch (error) {
    throw error instanceof MealConflict ? new AppError('conflict', error.message, error) : error
  }
}
