import { Trans } from '@lingui/react/macro'
import classes from './Skeletons.module.css'

type BlockProps = { shape?: 'line' | 'figure' | 'card' | 'thumb' | 'photo' }

/** The shape of one thing that is still coming. Decoration: the region around it says that it loads. */
export function SkeletonBlock({ shape = 'line' }: BlockProps) {
  return <span className={classes.block} data-shape={shape} aria-hidden />
}

type ListProps = {
  rows?: number
  /** Rows start with a picture. */
  withThumb?: boolean
}

/** The shape of a list that is still coming. */
export function SkeletonList({ rows = 3, withThumb = false }: ListProps) {
  return (
    <div role="status" className={classes.list}>
      <span className="vh">
        <Trans>Loading…</Trans>
      </span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row}>
          {withThumb && <SkeletonBlock shape="thumb" />}
          <div className={classes.lines}>
            <SkeletonBlock />
            <SkeletonBlock />
          </div>
        </div>
      ))}
    </div>
  )
}
