/**
 * What a form has changed. Only that is saved where a row has no version: another window or device may have saved
 * other fields of it meanwhile, and they stay.
 * @param before what the form began with
 */
export function changedFields<Fields extends object>(now: Fields, before: Fields): Partial<Fields> {
  const changed: Partial<Fields> = {}
  for (const field in now) {
    if (JSON.stringify(now[field]) !== JSON.stringify(before[field])) changed[field] = now[field]
  }
  return changed
}
