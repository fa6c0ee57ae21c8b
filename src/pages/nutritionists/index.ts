export { NutritionistsPage } from './NutritionistsPage'
