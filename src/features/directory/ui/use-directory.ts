import { useInfiniteQuery } from '@tanstack/react-query'
import { nutritionistQueries } from '@/entities/nutritionist/queries'
import { type DirectoryAddress, toDirectorySearch } from '../directory-address'

/** Who is found by the search and the filters in force, a page at a time. */
export const useDirectory = (address: DirectoryAddress) =>
  useInfiniteQuery(nutritionistQueries.directory(toDirectorySearch(address)))
export type DirectoryRead = ReturnType<typeof useDirectory>
