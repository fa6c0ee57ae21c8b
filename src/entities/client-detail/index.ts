export { openClient } from './api/client-detail'
export { type ClientDetail, courseSchema } from './model/client-detail'
