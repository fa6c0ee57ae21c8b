import { useLingui } from '@lingui/react/macro'
import classes from './UploadProgress.module.css'

/** @param props.fraction how much was sent, 0 to 1; undefined as long as nothing can be said */
export function UploadProgress({ fraction }: { fraction: number | undefined }) {
  const { t } = useLingui()
  const percent = fraction === undefined ? undefined : Math.round(fraction * 100)
  return (
    <div
      className={classes.progress}
      role="progressbar"
      aria-label={percent === undefined ? t`Preparing photo` : t`Uploading photo`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ width: `${percent ?? 0}%` }} />
    </div>
  )
}
