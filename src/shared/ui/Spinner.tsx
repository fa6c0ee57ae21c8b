import { Trans } from '@lingui/react/macro'
import { Loader } from '@mantine/core'
import classes from './Spinner.module.css'

/** Something loads whose shape is not known yet: where the spec names a spinner. */
export function Spinner() {
  return (
    <div className={classes.spinner} role="status">
      <Loader aria-hidden />
      <span className="vh">
        <Trans>Loading…</Trans>
      </span>
    </div>
  )
}
