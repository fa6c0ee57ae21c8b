export { isCompleted } from './api/review-requests'
export { ratingTexts } from './model/rating-texts'
export { ratings, type ReviewRequest } from './model/review'
export { ClientReviews } from './ui/ClientReviews'
