import { defineStore, logTable } from '@/shared/log/entry-store'
import { changeColumns } from '@/shared/log/shape'
import { type Exercise, exerciseSchema } from './exercise'
import { exerciseKeys } from './queries'

export const exerciseStore = defineStore<Exercise>({
  name: 'exercise',
  table: logTable('exercise_entries', exerciseSchema),
  rowSchema: exerciseSchema,
  queryKey: exerciseKeys.ofUser,
  steps: [changeColumns({ renamed: { minutes: 'duration', calories: 'calories_burned' } })],
})
