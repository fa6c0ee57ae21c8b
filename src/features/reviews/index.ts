export { RequestList } from './ui/RequestList'
export { ReviewForm } from './ui/ReviewForm'
