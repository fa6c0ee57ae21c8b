import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Dialog } from './Dialog'
import classes from './VersionsDialog.module.css'

/** A field in which two versions differ, in the reader's language. */
type VersionRow = { label: string; mine: string; theirs: string }

type Props = {
  opened: boolean
  /** What was changed elsewhere. */
  title: string
  rows: VersionRow[]
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Shows where two versions of an entry differ, and lets the user choose. */
export function VersionsDialog({ opened, title, rows, onKeepMine, onTakeTheirs, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      size="lg"
      buttons={
        <>
          <Button variant="light" onClick={onTakeTheirs}>
            <Trans>Take the saved one</Trans>
          </Button>
          <Button onClick={onKeepMine} data-autofocus>
            <Trans>Keep mine</Trans>
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        <p className="muted">
          <Trans>Another tab or device saved it since you opened it. Which version should stay?</Trans>
        </p>
        <div className={classes.scroll} role="region" aria-label={t`Both versions`} tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <td />
                <th scope="col">
                  <Trans>Yours</Trans>
                </th>
                <th scope="col">
                  <Trans>Saved elsewhere</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, mine, theirs }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{mine}</td>
                  <td>{theirs}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Dialog>
  )
}
