import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { ListedNutritionist } from '@/entities/nutritionist/nutritionist'
import { LoadProblem } from '@/shared/ui/LoadProblem'
import { Section } from '@/shared/ui/Section'
import { clearedAll, clearedFilters, countFilters, type DirectoryAddress } from '../directory-address'
import { directoryAnchor } from './anchors'
import { Directory } from './Directory'
import { Filters } from './Filters'
import { SearchFields } from './SearchFields'
import type { DirectoryRead } from './use-directory'

type Props = {
  address: DirectoryAddress
  read: DirectoryRead
  onAddress: (change: Partial<DirectoryAddress>, refining: boolean) => void
  onOpen: (person: ListedNutritionist) => void
}

/** Search, filters, and who is found. */
export function SearchPart({ address, read, onAddress, onOpen }: Props) {
  const { data, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = read
  /** What is typed on goes on with the same step of the history. */
  const typed = (change: Partial<DirectoryAddress>, before: unknown) =>
    onAddress(change, before !== undefined)

  const [clearings, setClearings] = useState(0)
  const clear = (change: Partial<DirectoryAddress>) => {
    setClearings(clearings + 1)
    onAddress(change, false)
  }

  return (
    <Section id={directoryAnchor} title={<Trans>Nutritionists</Trans>}>
      <SearchFields
        by={address.by ?? 'name'}
        text={address.q ?? ''}
        onBy={(by) => onAddress({ by: by === 'id' ? 'id' : undefined }, false)}
        onText={(q) => typed({ q: q || undefined }, address.q)}
      />
      <Filters
        address={address}
        counts={isPlaceholderData ? undefined : data?.pages[0]}
        onChoose={(change) => onAddress(change, false)}
        onNumber={(name, value) => typed({ [name]: value }, address[name])}
        fieldsKey={clearings}
        onClear={() => clear(clearedFilters)}
      />
      {!read.isLoadingError && (
        <Directory
          people={data?.pages.flatMap(({ people }) => people)}
          isNarrowed={Boolean(address.q) || countFilters(address) > 0}
          isStale={isPlaceholderData}
          canLoadMore={hasNextPage && !isPlaceholderData && !read.isFetchNextPageError}
          isLoadingMore={isFetchingNextPage}
          onLoadMore={() => void fetchNextPage()}
          onOpen={onOpen}
          onClear={() => clear(clearedAll)}
        />
      )}
      {read.isFetchNextPageError && (
        <LoadProblem
          read={{ error: read.error, isFetching: read.isFetching, refetch: fetchNextPage }}
          failure={<Trans>Failed to load nutritionists</Trans>}
        />
      )}
    </Section>
  )
}
