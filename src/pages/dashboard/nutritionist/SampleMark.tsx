import { Trans } from '@lingui/react/macro'
import classes from './SampleMark.module.css'

/** Says of the figures below that nobody has earned them. */
export function SampleMark() {
  return (
    <p className={classes.mark}>
      <Trans>Sample data</Trans>
    </p>
  )
}
