import { Trans } from '@lingui/react/macro'
import { SkeletonBlock, SkeletonList } from '@/shared/ui/Skeletons'
import classes from './ClientDetailPage.module.css'

/** The shape of a client that is still coming. */
export function DetailSkeleton() {
  return (
    <div className={classes.columns} aria-busy>
      <span className="vh" role="status">
        <Trans>Loading…</Trans>
      </span>
      <div className={classes.main}>
        <SkeletonBlock shape="figure" />
        <SkeletonBlock shape="card" />
        <SkeletonBlock shape="card" />
      </div>
      <div className={classes.aside}>
        <SkeletonList rows={5} />
      </div>
    </div>
  )
}
