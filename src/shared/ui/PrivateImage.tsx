import { useLingui } from '@lingui/react'
import { useIntersection } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AppError } from '../api/app-error'
import { type Bucket, smallKey } from '../api/storage'
import { fileQueries } from '../api/storage-queries'
import { cannotBeShown, fileErrorText } from '../i18n/file-error-text'
import { IconPhoto } from './icons'
import classes from './PrivateImage.module.css'
import { SkeletonBlock } from './Skeletons'
import { useObjectUrl } from './use-object-url'

type Props = {
  bucket: Bucket
  /** Key of the full version. */
  path: string
  /** Shows the small version, or the full one where there is no small one. */
  small?: boolean
  /** Empty where the text beside the picture says the same. */
  alt: string
  /** Says in words why the picture is not shown; there has to be room for them. */
  isExplained?: boolean
  /** Gives the picture its size; it fills its parent otherwise. */
  className?: string
}

/** A stored picture that only its owner and their nutritionist may load. Loads when it comes near the screen. */
export function PrivateImage({ bucket, path, small = false, alt, isExplained, className }: Props) {
  const { ref, entry } = useIntersection({ rootMargin: '50%' })
  const { blob, error } = useStoredImage({ bucket, path, small, isNear: entry?.isIntersecting ?? false })
  const url = useObjectUrl(blob)
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const isBroken = error !== undefined || (url !== undefined && url === brokenUrl)
  return (
    <span ref={ref} className={[classes.frame, className].filter(Boolean).join(' ')}>
      {isBroken && <Placeholder alt={alt} error={error} isExplained={isExplained} />}
      {!isBroken && url && <img src={url} alt={alt} onError={() => setBrokenUrl(url)} />}
      {!isBroken && !url && <SkeletonBlock shape="photo" />}
    </span>
  )
}

function useStoredImage({
  bucket,
  path,
  small,
  isNear,
}: Required<Pick<Props, 'bucket' | 'path' | 'small'>> & { isNear: boolean }) {
  const wanted = useQuery({
    ...fileQueries.blob(bucket, small ? smallKey(path) : path),
    enabled: isNear,
  })
  const isSmallMissing = small && wanted.error instanceof AppError && wanted.error.code === 'not-found'
  const full = useQuery({ ...fileQueries.blob(bucket, path), enabled: isNear && isSmallMissing })
  const { data, error } = isSmallMissing ? full : wanted
  return { blob: data, error: data ? undefined : (error ?? undefined) }
}

type PlaceholderProps = Pick<Props, 'alt' | 'isExplained'> & { error: unknown }

function Placeholder({ alt, error, isExplained }: PlaceholderProps) {
  const { i18n } = useLingui()
  const name = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
  return (
    <span className={classes.placeholder}>
      <span {...name}>
        <IconPhoto aria-hidden />
      </span>
      {isExplained && (
        <span className={classes.problem}>
          {i18n._(error === undefined ? cannotBeShown : fileErrorText(error))}
        </span>
      )}
    </span>
  )
}
