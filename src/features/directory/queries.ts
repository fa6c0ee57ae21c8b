import type { QueryClient } from '@tanstack/react-query'
import { connectionQueries } from '@/entities/connection/queries'
import { nutritionistQueries } from '@/entities/nutritionist/queries'
import { readDirectoryAddress, toDirectorySearch, type TypedAddress } from './directory-address'

/** Begins everything that the directory opens with. */
export function prefetchDirectory(queryClient: QueryClient, userId: string, address: TypedAddress): void {
  void queryClient.prefetchQuery(connectionQueries.relationship(userId))
  void queryClient.prefetchQuery(connectionQueries.pending(userId))
  void queryClient.prefetchInfiniteQuery(
    nutritionistQueries.directory(toDirectorySearch(readDirectoryAddress(address))),
  )
}
