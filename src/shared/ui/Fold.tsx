import { type ReactNode, useId, useState } from 'react'
import classes from './Fold.module.css'
import { IconChevronRight } from './icons'

type Props = {
  title: ReactNode
  /** Beside the title: how many there are. */
  note?: ReactNode
  /** Made when it is unfolded, so that what is folded away loads nothing. */
  children: () => ReactNode
}

/** A part of a section that is folded away until it is asked for. */
export function Fold({ title, note, children }: Props) {
  const bodyId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.fold}>
      <h3>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronRight className="icon" aria-hidden />
          {title}
          {note && <span className="muted small num">{note}</span>}
        </button>
      </h3>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && children()}
      </div>
    </div>
  )
}
