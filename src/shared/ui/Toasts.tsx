import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { toasts } from './toast-store'
import classes from './Toasts.module.css'

/** Where toasts appear. Rendered once, by the shell: the live region has to stand before anything is said in it. */
export function Toasts() {
  const { i18n } = useLingui()
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get)
  return (
    <div className={classes.region} role="status" aria-relevant="additions">
      {shown.map(({ id, text, undo }) => (
        <div
          key={id}
          className={classes.toast}
          onPointerEnter={() => toasts.hold(id)}
          onPointerLeave={() => toasts.release(id)}
          onFocus={() => toasts.hold(id)}
          onBlur={() => toasts.release(id)}
        >
          <p>{i18n._(text)}</p>
          {undo && (
            <Button variant="subtle" onClick={() => toasts.undo(id)}>
              <Trans>Undo</Trans>
            </Button>
          )}
        </div>
      ))}
    </div>
  )
}
