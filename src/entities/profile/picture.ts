export { forgetPicture, replacedPicture } from './api/profile-picture'
export { PictureField } from './ui/PictureField'
