export { findExercise } from './api/exercises'
export { distinctExercises, type Exercise, exerciseSchema, sumExercises } from './model/exercise'
export { exerciseTypeOf, exerciseTypeText, suggestedExerciseTypes } from './model/exercise-type'
