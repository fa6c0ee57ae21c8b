export { findNutritionists, type SearchBy } from './api/nutritionists'
export { type FoundNutritionist } from './model/nutritionist'
