import { defineStore, logTable } from '@/shared/log/entry-store'
import { type Measurement, measurementSchema } from './measurement'
import { measurementKeys } from './queries'

export const measurementStore = defineStore<Measurement>({
  name: 'measurement',
  table: logTable('measurements', measurementSchema),
  rowSchema: measurementSchema,
  queryKey: measurementKeys.ofUser,
})
