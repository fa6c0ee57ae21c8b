import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { IconFileText } from '@/shared/ui/icons'
import classes from './CredentialRow.module.css'

type Props = {
  /** What the document is called. */
  name: string
  facts: readonly ReactNode[]
  /** The button's word; it is read out with the document's name. */
  button: string
  onView: () => void
  /** More buttons at the end. */
  children?: ReactNode
}

/** One credential of a list, with the button that shows it. */
export function CredentialRow({ name, facts, button, onView, children }: Props) {
  return (
    <li className={classes.row}>
      <IconFileText className="icon muted" aria-hidden />
      <div className={classes.words}>
        <h3>{name}</h3>
        {facts.map((fact, index) => (
          <p key={index} className="muted small">
            {fact}
          </p>
        ))}
      </div>
      <div className={classes.buttons}>
        <Button variant="subtle" aria-label={`${button}: ${name}`} onClick={onView}>
          {button}
        </Button>
        {children}
      </div>
    </li>
  )
}
