import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Modal, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { SessionUser } from '@/shared/auth/session-store'
import { IconSearch } from '@/shared/ui/icons'
import { keyNames } from './model/key-names'
import type { Result } from './model/result'
import { optionId, ResultList } from './ui/ResultList'
import classes from './SearchPalette.module.css'
import { SearchState } from './ui/SearchState'
import { type Screen, useResults } from './ui/use-results'

type Props = {
  opened: boolean
  onClose: () => void
  user: SessionUser
  /** What was typed, also in the box of the top bar. */
  text: string
  onText: (text: string) => void
  screens: readonly Screen[]
}

/**
 * Search over screens, clients, meals, nutritionists and the FAQ. A combobox whose list is always
 * open: arrows choose, Enter opens, Esc closes.
 */
export function SearchPalette(props: Props) {
  const { opened, onClose } = props
  const { t } = useLingui()
  const [hasChosen, setChosen] = useState(false)
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size="lg"
      radius="lg"
      yOffset="8dvh"
      padding={0}
      classNames={{ content: classes.content }}
      returnFocus={!hasChosen}
      transitionProps={{ duration: 100, onEnter: () => setChosen(false) }}
    >
      <Modal.Overlay className={classes.overlay} />
      <Modal.Content aria-label={t`Search`}>
        <Modal.Body className={classes.body}>
          <Finder {...props} onChosen={() => setChosen(true)} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function Finder({ onClose, user, text, onText, screens, onChosen }: Props & { onChosen: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { found, isSearching, hasFailed, retry } = useResults(user, text, screens)
  const [chosen, setChosen] = useState(0)
  const index = Math.min(chosen, found.length - 1)
  const count = found.length

  function open({ target }: Result): void {
    field.current?.blur() // opened again while the screen loads, it takes the focus anew
    onChosen()
    onClose()
    void navigate(target)
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const result = found[index]
    if (step !== undefined && count > 0) setChosen((index + step + count) % count)
    else if (event.key === 'Enter' && result) open(result)
    else return
    event.preventDefault()
  }

  return (
    <>
      <TextInput
        ref={field}
        className={`${classes.field} quiet`}
        data-autofocus
        role="combobox"
        aria-label={t`Search`}
        aria-expanded={count > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={count > 0 ? optionId(listId, index) : undefined}
        placeholder={t`Screens, people, meals, answers`}
        leftSection={<IconSearch className="icon" aria-hidden />}
        size="lg"
        autoComplete="off"
        enterKeyHint="go"
        value={text}
        onChange={({ currentTarget }) => {
          setChosen(0)
          onText(currentTarget.value)
        }}
        onKeyDown={handleKey}
      />
      <ResultList id={listId} results={found} chosen={index} onHover={setChosen} onOpen={open} />
      <SearchState
        text={text.trim()}
        isEmpty={count === 0}
        isSearching={isSearching}
        hasFailed={hasFailed}
        onRetry={retry}
      />
      <p role="status" className="vh">
        {count > 0 && text !== '' && !isSearching && (
          <Plural value={count} one="# result" other="# results" />
        )}
      </p>
      <p className={classes.keys} aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd> <Trans>to choose</Trans> <kbd>{keyNames.open}</kbd> <Trans>to open</Trans>{' '}
        <kbd>{keyNames.close}</kbd> <Trans>to close</Trans>
      </p>
    </>
  )
}
