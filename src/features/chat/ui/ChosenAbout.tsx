import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { IconX } from '@/shared/ui/icons'
import { AboutWords } from './AboutCard'
import classes from './ChosenAbout.module.css'
import type { ChosenRecord } from './use-composer'

/** What the message being written is about. */
export function ChosenAbout({ about: chosen, onRemove }: { about: ChosenRecord; onRemove: () => void }) {
  const { t } = useLingui()
  return (
    <div className={classes.chosen} role="group" aria-label={t`This message is about`}>
      <AboutWords {...chosen} />
      <ActionIcon aria-label={t`Remove the record`} onClick={onRemove}>
        <IconX className="icon" />
      </ActionIcon>
    </div>
  )
}
