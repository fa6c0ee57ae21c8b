export { ExerciseLogPage } from './ExerciseLogPage'
