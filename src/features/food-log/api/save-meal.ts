import { findMeal, type Meal } from '@/entities/meal'
import { AppError } from '@/shared/api/app-error'
import { db } from '@/shared/api/backend'
import { confirmSession, run, throwMissing } from '@/shared/api/run'
import { VersionConflict } from '@/shared/api/version-conflict'
import { contentOfMeal, isSameContent, toSaveArguments } from '../model/meal-content'
import type { MealContent } from '../model/meal-form'

export type SaveRequest = {
  /** Made on the device when the form was opened. */
  id: string
  content: MealContent
  /** `updated_at` of the version that the user edited; undefined for a new meal. */
  seen?: string
  /** When a new meal was logged that is sent later than that; undefined for now. */
  createdAt?: string
  /** What an earlier attempt sent whose answer never came. */
  sent?: MealContent
}

/** The meal was changed elsewhere; `stored` is how it is now. */
export class MealConflict extends VersionConflict<Meal> {
  override name = 'MealConflict'

  constructor(stored: Meal) {
    super('the meal was changed elsewhere', stored)
  }
}

/**
 * Saves a meal with its ingredients in one transaction. Any number of attempts with one id make one meal; an earlier
 * attempt that arrived although its answer was lost is changed to what is sent now (DESIGN.md section 4).
 * @returns the meal as it is stored
 * @throws MealConflict when somebody else's version is stored (DESIGN.md section 12)
 * @throws AppError `not-found` when the edited meal is gone, `invalid` when a rule of the database refuses it, and others
 */
export async function saveMeal(request: SaveRequest): Promise<Meal> {
  const { id, content, sent } = request
  const stored = await storeMeal(request)
  if (isSameContent(contentOfMeal(stored), content)) return stored
  if (!sent || !isSameContent(contentOfMeal(stored), sent)) throw new MealConflict(stored)
  return saveMeal({ id, content, seen: stored.updated_at })
}

/** @returns what is stored afterwards, whether or not the database took the content */
async function storeMeal({ id, content, seen, createdAt }: SaveRequest): Promise<Meal> {
  try {
    await run(db().rpc('save_meal', toSaveArguments(id, content, seen, createdAt)))
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'unknown'
    if (code === 'not-found') await confirmSession()
    if (code !== 'conflict') throw error
  }
  return (await findMeal(id)) ?? throwMissing('the meal is not there after saving it')
}
