import { type Bucket, uploadOnce } from '../api/storage'
import { deviceTable } from '../device/device-table'
import { uploadPhoto } from '../lib/photo/upload-photo'

/** A file that waits on this device; a photo has a small version beside it. */
type KeptFile = { full: File; small?: File }

const files = deviceTable<KeptFile>('photos')

/** The first folder of a key is its owner. */
const rowKey = (path: string) => `${path.split('/')[0]}:${path}`

/** Files of this tab alone, where the device keeps nothing. */
const here = new Map<string, KeptFile>()

const find = (path: string) => here.get(path) ?? files.find(rowKey(path)).catch(() => undefined)

/** Files that wait on this device for a network, under the keys that they will have. */
export const keptFiles = {
  /** @throws where the browser keeps nothing */
  keep: (path: string, file: KeptFile): Promise<void> => files.put(rowKey(path), file),
  /** Keeps a file as long as this tab is open, where the device does not. */
  async keepOrHold(path: string, file: KeptFile): Promise<void> {
    await keptFiles.keep(path, file).catch(() => here.set(path, file))
  },
  /** The file under a key, in the size that the key names; undefined where it does not wait here. */
  async findFile(path: string): Promise<Blob | undefined> {
    const small = /^(.*)-small\.jpg$/.exec(path)
    const file = await find(small ? `${small[1]}.jpg` : path)
    return small ? file?.small : file?.full
  },
  /**
   * Stores the file, if it waits here; it may be tried again under the same key.
   * @param onProgress told how much of it was sent, 0 to 1
   * @returns whether it waited here
   * @throws AppError
   */
  async send(bucket: Bucket, path: string, onProgress?: (fraction: number) => void): Promise<boolean> {
    const file = await find(path)
    if (!file) return false
    const { full, small } = file
    if (small) await uploadPhoto({ full, small }, { bucket, path, onProgress })
    else await uploadOnce({ bucket, path, file: full, onProgress })
    return true
  },
  async forget(path: string): Promise<void> {
    if (!here.delete(path)) await files.remove(rowKey(path)).catch(() => {})
  },
  async clear(userId: string): Promise<void> {
    here.clear()
    await files.clear(userId).catch(() => {})
  },
}
