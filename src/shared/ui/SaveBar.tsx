import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import classes from './SaveBar.module.css'

/** The element of the shell that stands at the bottom of a small screen. */
const bottomBarId = 'bottom-bar'

/**
 * Takes over the bottom bar of a small screen while a form is open: Cancel and Save in place of the navigation.
 * The shell hides its navigation as long as the bar holds `[data-save-bar]`.
 * @param props.children the buttons, the filled one last; outside their form, so they name it by `form={formId}`
 */
export function SaveBar({ children }: { children: ReactNode }) {
  // Asked again after the first paint, when a shell that appears together with the form stands.
  const bar = useSyncExternalStore(watchNothing, () => document.getElementById(bottomBarId))
  return (
    bar &&
    createPortal(
      <div className={classes.bar} data-save-bar>
        {children}
      </div>,
      bar,
    )
  )
}

const watchNothing = () => () => {}
