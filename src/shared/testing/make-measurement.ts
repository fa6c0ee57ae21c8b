import type { Tables } from '@/shared/api/database.types'

let made = 0

/** A row of measurements as the API sends it, for tests. */
export function makeMeasurementRow(change: Partial<Tables<'measurements'>> = {}): Tables<'measurements'> {
  made += 1
  return {
    id: `00000000-0000-4000-9000-${String(made).padStart(12, '0')}`,
    user_id: '11111111-1111-4111-8111-111111111111',
    date: '2026-11-27',
    weight: 80,
    waist: null,
    notes: null,
    created_at: '2026-11-27T12:00:00.000Z',
    updated_at: '2026-11-27T12:00:00.000Z',
    ...change,
  }
}
