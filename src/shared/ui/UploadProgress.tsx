import classes from './UploadProgress.module.css'

type Props = {
  /** How much was sent, 0 to 1; undefined as long as nothing can be said. */
  fraction: number | undefined
  /** What is under way. */
  label: string
}

/** A thin line at the lower edge of what is being sent. */
export function UploadProgress({ fraction, label }: Props) {
  const percent = fraction === undefined ? undefined : Math.round(fraction * 100)
  return (
    <div
      className={classes.progress}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ width: `${percent ?? 0}%` }} />
    </div>
  )
}
