import { mealStore } from '@/entities/meal/store'
import type { ClientMoods } from '@/entities/mood/client-moods'
import { moodStore } from '@/entities/mood/store'
import type { Day } from '@/shared/lib/day'
import { useUnsentEntries } from '@/shared/log/read-unsent'
import { type MoodsOnScreen, moodsWithUnsent, noMoods } from '../model/moods-with-unsent'

/**
 * Moods with what waits on this device, of the same person: on a nutritionist's screen nothing of a client waits.
 * @param moods undefined where they are not read
 * @param isOutOfReach what waits is shown without them
 * @returns undefined while there is nothing to show
 */
export function useMoodsWithUnsent(
  clientId: string,
  range: { from: Day; to: Day },
  moods: ClientMoods | undefined,
  isOutOfReach: boolean,
): MoodsOnScreen | undefined {
  const isTheirs = ({ row }: { row: { user_id: string } }) => row.user_id === clientId
  const unsent = {
    meals: useUnsentEntries(mealStore).filter(isTheirs),
    moods: useUnsentEntries(moodStore).filter(isTheirs),
  }
  if (moods) return moodsWithUnsent(moods, unsent, range)
  const waiting = moodsWithUnsent(noMoods, unsent, range)
  return isOutOfReach && waiting.entries > 0 ? waiting : undefined
}
