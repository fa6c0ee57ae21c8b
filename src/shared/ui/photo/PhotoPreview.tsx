import type { Bucket } from '@/shared/api/storage'
import { PrivateImage } from '../PrivateImage'
import { SkeletonBlock } from '../Skeletons'
import { useObjectUrl } from '../use-object-url'
import classes from './PhotoPreview.module.css'

type Props = {
  /** The photo that is not stored yet. */
  photo: File | undefined
  isPending: boolean
  bucket: Bucket
  value: string | null
  label: string
}

/** The photo of a field: the one on its way where there is one, else the stored one. */
export function PhotoPreview({ photo, isPending, bucket, value, label }: Props) {
  const url = useObjectUrl(photo)
  return (
    <div className={classes.preview}>
      {url && <img src={url} alt={label} />}
      {!url && isPending && <SkeletonBlock shape="photo" />}
      {!url && !isPending && value && <PrivateImage bucket={bucket} path={value} alt={label} />}
    </div>
  )
}
