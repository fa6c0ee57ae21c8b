import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useFold } from './fold-memory'
import { Section } from './Section'

type Props = {
  /** In the reader's language; also in the accessible name of the switch. */
  title: string
  /** Whether it opens unfolded; unfolded unless said. */
  isOpen?: boolean
  /** Shown only while it is unfolded, so that what is folded away loads nothing. */
  children: ReactNode
  id?: string
}

/** A headed part of a screen that can be folded away. */
export function FoldSection({ title, isOpen = true, children, id }: Props) {
  const { t } = useLingui()
  const bodyId = useId()
  const [isShown, toggle] = useFold(id, isOpen)
  return (
    <Section
      id={id}
      title={title}
      action={
        <Button
          variant="subtle"
          aria-expanded={isShown}
          aria-controls={bodyId}
          aria-label={isShown ? t`Hide: ${title}` : t`Show: ${title}`}
          onClick={toggle}
        >
          {isShown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </Button>
      }
    >
      <div id={bodyId} hidden={!isShown}>
        {isShown && children}
      </div>
    </Section>
  )
}
