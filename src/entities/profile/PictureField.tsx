import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { PhotoField } from '@/shared/ui/PhotoField'
import { pictureBucket } from './profile-picture'

const noPicture = msg`Only JPEG, PNG, GIF, and WebP images are allowed`
const problemTexts = { disguised: noPicture, notTaken: noPicture }

type Props = {
  /** The column profile_picture_url. */
  value: string | null
  userId: string
  onChange: (path: string | null) => void
  onPendingChange: (pending: boolean) => void
}

/** The picture of one's own profile. */
export function PictureField(field: Props) {
  const { t } = useLingui()
  return (
    <PhotoField
      {...field}
      bucket={pictureBucket}
      isPortrait
      label={t`Your photo`}
      hint={<Trans>JPEG, PNG, GIF or WebP. Large photos are scaled down.</Trans>}
      problemTexts={problemTexts}
    />
  )
}
