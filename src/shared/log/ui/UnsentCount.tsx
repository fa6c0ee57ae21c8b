import { Plural } from '@lingui/react/macro'
import { IconClock } from '../../ui/icons'
import classes from './UnsentMark.module.css'

/** Says of a sum how many entries in it are on this device only; nothing where all are stored. */
export function UnsentCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className={classes.mark}>
      <IconClock className="icon" aria-hidden />
      <Plural
        value={count}
        one="With # change that is saved here, not sent yet"
        other="With # changes that are saved here, not sent yet"
      />
    </p>
  )
}
