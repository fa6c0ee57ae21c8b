import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import type { Meal } from '@/entities/meal'
import { contentOfMeal, differences } from '../model/meal-content'
import type { MealContent } from '../model/meal-form'
import classes from './ConflictDialog.module.css'
import { useContentWords } from './use-content-words'

type Props = {
  /** What is stored now; undefined while there is no conflict. */
  stored: Meal | undefined
  /** What the form says. */
  mine: MealContent | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** The meal was changed elsewhere: shows where both versions differ, and lets the user choose (DESIGN.md section 12). */
export function ConflictDialog({ stored, mine, onKeepMine, onTakeTheirs, onClose }: Props) {
  const { t } = useLingui()
  const words = useContentWords()
  const theirs = stored && contentOfMeal(stored)
  return (
    <Modal
      opened={Boolean(stored && mine)}
      onClose={onClose}
      title={t`This meal was changed elsewhere`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
      size="lg"
      radius="lg"
      padding="lg"
      overlayProps={{ className: classes.overlay }}
      classNames={{ title: classes.title, content: classes.content, header: classes.content }}
      transitionProps={{ duration: 120 }}
    >
      <div className={classes.body}>
        <p className="muted">
          <Trans>Another tab or device saved it since you opened it. Which version should stay?</Trans>
        </p>
        {mine && theirs && (
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
                {differences(mine, theirs).map((key) => (
                  <tr key={key}>
                    <th scope="row">{words.label(key)}</th>
                    <td>{words.value(mine, key)}</td>
                    <td>{words.value(theirs, key)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <div className={classes.buttons}>
          <Button variant="light" onClick={onTakeTheirs}>
            <Trans>Take the saved one</Trans>
          </Button>
          <Button onClick={onKeepMine} data-autofocus>
            <Trans>Keep mine</Trans>
          </Button>
        </div>
      </div>
    </Modal>
  )
}
