export { distinctExercises, type Exercise, exerciseSchema, sumExercises } from './model/exercise'
export { exerciseTypeOf, exerciseTypeText, suggestedExerciseTypes } from './model/exercise-type'
