import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { IconPencil, IconRepeat, IconTrash } from '@/shared/ui/icons'

type Props = {
  /** The meal's title: says which meal a button is about. */
  title: string
  onRepeat: () => void
  onEdit?: () => void
  onDelete?: () => void
}

/** What can be done with a meal of a list. */
export function MealActions({ title, onRepeat, onEdit, onDelete }: Props) {
  const { t } = useLingui()
  return (
    <>
      <ActionIcon aria-label={t`Repeat: ${title}`} onClick={onRepeat}>
        <IconRepeat className="icon" />
      </ActionIcon>
      {onEdit && (
        <ActionIcon aria-label={t`Edit: ${title}`} onClick={onEdit}>
          <IconPencil className="icon" />
        </ActionIcon>
      )}
      {onDelete && (
        <ActionIcon aria-label={t`Delete: ${title}`} onClick={onDelete}>
          <IconTrash className="icon" />
        </ActionIcon>
      )}
    </>
  )
}
