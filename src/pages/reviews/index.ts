export { ReviewsPage } from './ReviewsPage'
