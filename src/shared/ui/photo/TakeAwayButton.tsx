import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { IconTrash, IconX } from '../icons'

type Props = { className?: string; isPending: boolean; onClick: () => void }

/** Ends an upload under way, or takes the photo out of the field. */
export function TakeAwayButton({ className, isPending, onClick }: Props) {
  const { t } = useLingui()
  return (
    <ActionIcon
      className={className}
      aria-label={isPending ? t`Cancel upload` : t`Remove photo`}
      onClick={onClick}
    >
      {isPending ? <IconX className="icon" /> : <IconTrash className="icon" />}
    </ActionIcon>
  )
}
