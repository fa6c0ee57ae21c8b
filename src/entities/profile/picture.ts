export { forgetPicture, pictureBucket, pictureKey } from './api/profile-picture'
