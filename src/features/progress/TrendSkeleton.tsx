import { Trans } from '@lingui/react/macro'
import { SkeletonBlock } from '@/shared/ui/Skeletons'
import classes from './TrendScreen.module.css'

/** The shape of figures that are still coming. */
export function TrendSkeleton() {
  return (
    <div className={classes.figures} role="status">
      <span className="vh">
        <Trans>Loading…</Trans>
      </span>
      <div className={classes.paper}>
        <SkeletonBlock />
        <SkeletonBlock shape="figure" />
      </div>
      <div className={classes.pair}>
        <ChartShape />
        <ChartShape />
        <ChartShape />
        <ChartShape />
      </div>
    </div>
  )
}

function ChartShape() {
  return (
    <div className={classes.paper}>
      <SkeletonBlock />
      <SkeletonBlock shape="card" />
    </div>
  )
}
