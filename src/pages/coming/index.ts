export { comingPage } from './ComingPage'
