import { defineStore, logTable } from '@/shared/log/entry-store'
import { type Sleep, sleepSchema } from './sleep'
import { sleepKeys } from './queries'

export const sleepStore = defineStore<Sleep>({
  name: 'sleep',
  table: logTable('sleep_entries', sleepSchema),
  rowSchema: sleepSchema,
  queryKey: sleepKeys.ofUser,
})
