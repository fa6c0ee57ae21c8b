import * as z from 'zod/mini'
import { timestamp } from '@/shared/api/row-fields'

/** Somebody else opened or changed a client's data, as the database function list_health_access reads it. */
export const healthAccessSchema = z.object({
  at: timestamp,
  /** By the name of that time; null for an administrator, and once the account is gone. */
  actor_name: z.nullable(z.string()),
  action: z.enum(['opened', 'inserted', 'updated', 'deleted']),
  /** The table; profiles where the client was opened. */
  subject: z.string(),
})
export type HealthAccess = z.output<typeof healthAccessSchema>
