import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import classes from '../SearchPalette.module.css'

type Props = {
  text: string
  isEmpty: boolean
  isSearching: boolean
  hasFailed: boolean
  onRetry: () => void
}

/** What is to be said of a search besides its results: that it is under way, found nothing, or got no answer. */
export function SearchState({ text, isEmpty, isSearching, hasFailed, onRetry }: Props) {
  return (
    <div role="status" className={classes.state}>
      {isEmpty && isSearching && (
        <p className="muted">
          <Trans>Searching…</Trans>
        </p>
      )}
      {isEmpty && !isSearching && !hasFailed && (
        <p className="muted">
          <Trans>Nothing found for “{text}”. Try fewer letters or another word.</Trans>
        </p>
      )}
      {hasFailed && !isSearching && (
        <>
          <p className="muted small">
            <Trans>A part of the search got no answer.</Trans>
          </p>
          <Button variant="subtle" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </div>
  )
}
