import type { QueryClient } from '@tanstack/react-query'
import { connectionQueries } from '@/entities/connection/queries'
import { nutritionistQueries } from '@/entities/nutritionist/queries'
import { type DirectoryAddress, toDirectorySearch } from './model/directory-address'

export { readDirectoryAddress } from './model/directory-address'

/** Begins everything that the directory opens with. */
export function prefetchDirectory(queryClient: QueryClient, userId: string, address: DirectoryAddress): void {
  void queryClient.prefetchQuery(connectionQueries.relationship(userId))
  void queryClient.prefetchQuery(connectionQueries.pending(userId))
  void queryClient.prefetchInfiniteQuery(nutritionistQueries.directory(toDirectorySearch(address)))
}
