import { findMeasurement, type Measurement } from '@/entities/measurement'
import { AppError } from '@/shared/api/app-error'
import { db } from '@/shared/api/backend'
import { confirmSession, run, throwMissing } from '@/shared/api/run'
import { VersionConflict } from '@/shared/api/version-conflict'
import { contentOf, isSameContent, type MeasurementContent } from '../model/measurement-form'

export type SaveRequest = {
  userId: string
  /** Made on the device when the form was opened. */
  id: string
  content: MeasurementContent
  /** `updated_at` of the version that the user edited; undefined for a new measurement. */
  seen?: string
  /** When a new measurement was logged that is sent later than that; undefined for now. */
  createdAt?: string
  /** What an earlier attempt sent whose answer never came. */
  sent?: MeasurementContent
}

/** The measurement was changed elsewhere; `stored` is how it is now. */
export class MeasurementConflict extends VersionConflict<Measurement> {
  override name = 'MeasurementConflict'

  constructor(stored: Measurement) {
    super('the measurement was changed elsewhere', stored)
  }
}

/**
 * Saves a measurement. Any number of attempts with one id make one measurement; an earlier attempt that arrived although
 * its answer was lost is changed to what is sent now (DESIGN.md section 4).
 * @returns the measurement as it is stored
 * @throws MeasurementConflict when somebody else's version is stored (DESIGN.md section 12)
 * @throws AppError `not-found` when the edited measurement is gone, and others
 */
export async function saveMeasurement(request: SaveRequest): Promise<Measurement> {
  const { id, content, seen, sent } = request
  await (seen === undefined ? insertOnce(request) : update(id, seen, content))
  const stored =
    (await findMeasurement(id)) ?? (await throwMissing('the measurement is not there after saving it'))
  if (isSameContent(contentOf(stored), content)) return stored
  if (!sent || !isSameContent(contentOf(stored), sent)) throw new MeasurementConflict(stored)
  return saveMeasurement({ ...request, seen: stored.updated_at, sent: undefined })
}

const asColumns = ({ date, weight, waist, notes }: MeasurementContent) => ({
  date,
  weight,
  waist,
  notes: notes === '' ? null : notes,
})

async function insertOnce({ userId, id, content, createdAt }: SaveRequest): Promise<void> {
  try {
    await run(
      db()
        .from('measurements')
        .insert({ id, user_id: userId, created_at: createdAt, ...asColumns(content) }),
    )
  } catch (error) {
    const isThere = error instanceof AppError && error.code === 'duplicate'
    if (!isThere) throw error
  }
}

/** Changes the version that the user saw, and no other. */
async function update(id: string, seen: string, content: MeasurementContent): Promise<void> {
  await run(db().from('measurements').update(asColumns(content)).eq('id', id).eq('updated_at', seen))
}

/**
 * Deletes the version of a measurement that the user saw; one that is gone already is no failure.
 * @throws MeasurementConflict when another version is stored (DESIGN.md section 12)
 * @throws AppError
 */
export async function deleteMeasurement({ id, updated_at: seen }: Measurement): Promise<void> {
  const deleted = await run(
    db().from('measurements').delete().eq('id', id).eq('updated_at', seen).select('id'),
  )
  if (deleted.length > 0) return
  const stored = await findMeasurement(id)
  if (stored) throw new MeasurementConflict(stored)
  await confirmSession()
}
