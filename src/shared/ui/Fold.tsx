import { type ReactNode, useId } from 'react'
import classes from './Fold.module.css'
import { useFold } from './fold-memory'
import { IconChevronRight } from './icons'

type Props = {
  title: ReactNode
  /** Beside the title: how many there are. */
  note?: ReactNode
  /** Made when it is unfolded, so that what is folded away loads nothing. */
  children: () => ReactNode
  /** By which a screen keeps whether it is open. */
  id?: string
}

/** A part of a section that is folded away until it is asked for. */
export function Fold({ title, note, children, id }: Props) {
  const bodyId = useId()
  const [isOpen, toggle] = useFold(id, false)
  return (
    <div className={classes.fold}>
      <h3>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={toggle}
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
