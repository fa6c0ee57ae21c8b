import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HealthAccess } from './health-access'

type Change = Exclude<HealthAccess['action'], 'opened'>

const changeTexts: Record<string, Record<Change, MessageDescriptor>> = {
  food_entries: { inserted: msg`Added a meal`, updated: msg`Changed a meal`, deleted: msg`Deleted a meal` },
  exercise_entries: {
    inserted: msg`Added an exercise`,
    updated: msg`Changed an exercise`,
    deleted: msg`Deleted an exercise`,
  },
  sleep_entries: {
    inserted: msg`Added a night's sleep`,
    updated: msg`Changed a night's sleep`,
    deleted: msg`Deleted a night's sleep`,
  },
  mood_entries: { inserted: msg`Added a mood`, updated: msg`Changed a mood`, deleted: msg`Deleted a mood` },
  measurements: {
    inserted: msg`Added a measurement`,
    updated: msg`Changed a measurement`,
    deleted: msg`Deleted a measurement`,
  },
  client_targets: {
    inserted: msg`Set your targets`,
    updated: msg`Changed your targets`,
    deleted: msg`Deleted your targets`,
  },
}

/** @returns what was done, in a line; for a table that has no words of its own, that something was changed */
export function accessText({ action, subject }: Pick<HealthAccess, 'action' | 'subject'>): MessageDescriptor {
  if (action === 'opened') return msg`Opened your page: profile, entries and messages`
  return changeTexts[subject]?.[action] ?? msg`Changed your data`
}
