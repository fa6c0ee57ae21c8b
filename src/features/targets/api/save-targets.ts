import { findTarget } from '@/entities/client-target/targets'
import { type Target, targetSchema } from '@/entities/client-target/target'
import { AppError } from '@/shared/api/app-error'
import { db } from '@/shared/api/backend'
import { sendNotice } from '@/shared/api/notice'
import { run, throwMissing } from '@/shared/api/run'
import { VersionConflict } from '@/shared/api/version-conflict'
import { contentOf, differences, type TargetContent } from '../model/target-form'

export type SaveRequest = {
  clientId: string
  nutritionistId: string
  content: TargetContent
  /** The version that the nutritionist edited; undefined where nothing was set. */
  base?: Pick<Target, 'id' | 'updated_at'>
  /** What an earlier attempt sent whose answer never came. */
  sent?: TargetContent
}

/**
 * Sets or changes a client's targets: one record for the pair, however often it is sent.
 * @returns the targets as they are stored
 * @throws VersionConflict when another version is stored
 * @throws AppError `forbidden` without a connection, `not-found` when the targets are gone, and others
 */
export async function saveTargets(request: SaveRequest): Promise<Target> {
  const { clientId, nutritionistId, content, base, sent } = request
  const written = await (base ? update(base, content) : insertOnce(request))
  if (written) {
    announce(written)
    return written
  }
  const stored =
    (await findTarget(clientId, nutritionistId)) ??
    (await throwMissing('the targets are not there after saving them'))
  if (differences(contentOf(stored), content).length === 0) return stored
  if (!sent || differences(contentOf(stored), sent).length > 0) throw new VersionConflict(stored)
  return saveTargets({ ...request, base: stored, sent: undefined })
}

/** @returns undefined where targets of the pair are there already */
async function insertOnce({ clientId, nutritionistId, content }: SaveRequest): Promise<Target | undefined> {
  const pair = { client_id: clientId, nutritionist_id: nutritionistId }
  try {
    const row = await run(
      db()
        .from('client_targets')
        .insert({ ...pair, ...content })
        .select()
        .single(),
    )
    return targetSchema.parse(row)
  } catch (error) {
    const isThere = error instanceof AppError && error.code === 'duplicate'
    if (!isThere) throw error
  }
}

/** Changes the version that the nutritionist saw, and no other: undefined where that one is stored no more. */
async function update(
  { id, updated_at: seen }: Pick<Target, 'id' | 'updated_at'>,
  content: TargetContent,
): Promise<Target | undefined> {
  const [row] = await run(
    db().from('client_targets').update(content).eq('id', id).eq('updated_at', seen).select(),
  )
  return row && targetSchema.parse(row)
}

function announce(target: Target): void {
  const { client_id: clientId, nutritionist_id: nutritionistId } = target
  sendNotice({ type: 'target_update', data: { clientId, nutritionistId, targets: contentOf(target) } })
}
