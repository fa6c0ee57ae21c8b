import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId } from 'react'
import type { Meal } from '@/entities/meal/meal'
import { EmptyState } from '@/shared/ui/EmptyState'
import { IconSalad } from '@/shared/ui/icons'
import { Section } from '@/shared/ui/Section'
import { useShownItems } from '@/shared/ui/use-shown-items'
import { SkeletonList } from '@/shared/ui/Skeletons'
import { MealActions } from './ui/MealActions'
import { MealRow } from './ui/MealRow'

/** Far more than a day has; each row is a picture and three buttons, and other programs may log any number. */
const pageRows = 100

type Actions = {
  isEditing: (meal: Meal) => boolean
  onEdit: (meal: Meal) => void
  onRepeat: (meal: Meal) => void
  onDelete: (meal: Meal) => void
}

type Props = Actions & {
  /** Undefined while they load. */
  meals: Meal[] | undefined
  isToday: boolean
  /** The section's anchor. */
  id: string
}

/** The meals of the day on screen, newest first; can be hidden. */
export function MealList({ meals, isToday, id, ...actions }: Props) {
  const { t } = useLingui()
  const listId = useId()
  const [isShown, { toggle }] = useDisclosure(true)
  return (
    <Section
      id={id}
      title={isToday ? <Trans>Today's entries</Trans> : <Trans>Entries of this day</Trans>}
      action={
        meals?.length ? (
          <Button
            variant="subtle"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-label={isShown ? t`Hide entries` : t`Show entries`}
            onClick={toggle}
          >
            {isShown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
          </Button>
        ) : undefined
      }
    >
      <div id={listId} hidden={!isShown}>
        {!meals && <SkeletonList withThumb />}
        {meals?.length === 0 && (
          <EmptyState
            icon={<IconSalad />}
            title={<Trans>Nothing logged yet</Trans>}
            text={<Trans>What you eat on this day will be listed here.</Trans>}
          />
        )}
        {meals && meals.length > 0 && <Rows meals={meals} {...actions} />}
      </div>
    </Section>
  )
}

function Rows({ meals, isEditing, onEdit, onRepeat, onDelete }: Actions & { meals: Meal[] }) {
  const { list, shown, hasMore, showMore } = useShownItems(meals, pageRows)
  return (
    <>
      <ul ref={list}>
        {shown.map((meal) => (
          <MealRow
            key={meal.id}
            meal={meal}
            isCurrent={isEditing(meal)}
            actions={
              <MealActions
                title={meal.title}
                onRepeat={() => onRepeat(meal)}
                onEdit={() => onEdit(meal)}
                onDelete={() => onDelete(meal)}
              />
            }
          />
        ))}
      </ul>
      {hasMore && (
        <Button variant="light" onClick={showMore}>
          <Trans>Show earlier entries</Trans>
        </Button>
      )}
    </>
  )
}
