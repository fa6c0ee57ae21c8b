export { forgetPicture } from './api/profile-picture'
export { PictureField } from './ui/PictureField'
