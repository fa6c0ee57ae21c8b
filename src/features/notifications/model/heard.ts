import type { Notification, OwnChange } from '@/entities/notification/notification'

type Told = Notification | OwnChange

/** What distinguishes two tellings: a line about messages and an own change are brought up to date by the next one. */
const tellingOf = (told: Told): string =>
  `${told.id} ${told.kind === 'own_change' ? told.changed_at : told.created_at}`

const timeOf = (told: Told): number =>
  Date.parse(told.kind === 'own_change' ? told.changed_at : told.created_at)

/**
 * What a page has been told already, so that it acts on each telling once, whether it comes as an event or in a list.
 * @param page the id of this page: what it changed itself, it reads anew itself
 * @param openedAt when the page was opened, in ms since 1970: what was told before came before everything that it read
 */
export function createHearing(page: string, openedAt: number) {
  let listed: ReadonlySet<string> | undefined
  /** The last event about each. */
  const events = new Map<string, string>()
  const isHeard = (told: Told) => events.get(told.id) === tellingOf(told) || listed?.has(tellingOf(told))
  return {
    /** @returns whether the page has to act on an event */
    hear: (change: OwnChange): boolean => {
      const isNew = !isHeard(change)
      events.set(change.id, tellingOf(change))
      return isNew && change.origin !== page
    },
    /**
     * @param list all that the user was told
     * @param readAt when it was read, in ms since 1970: a list that was kept on the device is no news
     * @returns what the page has to act on. Of an own change too, whoever did the last one: an event was missed, and other
     * changes may lie before it.
     */
    hearList: <T extends Told>(list: readonly T[], readAt: number): T[] => {
      if (readAt <= openedAt) return []
      const isFirst = listed === undefined
      const news = list.filter((told) => !isHeard(told) && (!isFirst || timeOf(told) > openedAt))
      listed = new Set(list.map(tellingOf))
      return news
    },
  }
}
