import type { Bucket } from '../api/storage'
import { deviceTable } from '../lib/device-table'
import type { PreparedPhoto } from '../lib/photo/prepare-photo'
import { uploadPhoto } from '../lib/photo/upload-photo'

const photos = deviceTable<PreparedPhoto>('photos')

/** The first folder of a key is its owner. */
const rowKey = (path: string) => `${path.split('/')[0]}:${path}`

const find = (path: string) => photos.find(rowKey(path)).catch(() => undefined)

/** Photos that wait on this device for a network, under the keys that they will have. */
export const keptPhotos = {
  /** @throws where the browser keeps nothing */
  keep: (path: string, photo: PreparedPhoto): Promise<void> => photos.put(rowKey(path), photo),
  /** The file under a key, in the size that the key names; undefined where it does not wait here. */
  async findFile(path: string): Promise<Blob | undefined> {
    const small = /^(.*)-small\.jpg$/.exec(path)
    const photo = await find(small ? `${small[1]}.jpg` : path)
    return small ? photo?.small : photo?.full
  },
  /**
   * Stores the photo, if it waits here.
   * @throws AppError all of `uploadPhoto`
   */
  async send(bucket: Bucket, path: string): Promise<void> {
    const photo = await find(path)
    if (!photo) return
    await uploadPhoto(photo, { bucket, path })
    await keptPhotos.forget(path)
  },
  forget: (path: string): Promise<void> => photos.remove(rowKey(path)).catch(() => {}),
  clear: (userId: string): Promise<void> => photos.clear(userId).catch(() => {}),
}
