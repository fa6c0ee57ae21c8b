import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  type DirectoryPage,
  directoryPageSize,
  type DirectorySearch,
  findPublicNutritionist,
  searchNutritionists,
  suggestNutritionists,
} from './nutritionists'

/** Table, then what of it, then the view: a prefix of any length names a set of cached reads. */
export const nutritionistKeys = {
  all: ['profiles', { role: 'nutritionist' }] as const,
  one: (id: string) => [...nutritionistKeys.all, 'public', id] as const,
  directory: () => [...nutritionistKeys.all, 'directory'] as const,
}

export const nutritionistQueries = {
  /** The directory, a page at a time; the list before stays while another search is under way. */
  directory: (search: DirectorySearch) =>
    infiniteQueryOptions({
      queryKey: [...nutritionistKeys.directory(), search] as const,
      queryFn: ({ pageParam, signal }) => searchNutritionists(search, pageParam, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: nextDirectoryPage,
      placeholderData: keepPreviousData,
    }),
  /** A few for a search over everything. */
  suggested: (text: string) =>
    queryOptions({
      queryKey: [...nutritionistKeys.directory(), 'suggested', text] as const,
      queryFn: ({ signal }) => suggestNutritionists(text, 5, signal),
      placeholderData: keepPreviousData,
    }),
  /** Everything that one nutritionist shows of herself. */
  one: (id: string) =>
    queryOptions({
      queryKey: nutritionistKeys.one(id),
      queryFn: ({ signal }) => findPublicNutritionist(id, signal),
    }),
}

/** @returns the last of a full page, after whom the next one begins; undefined after the last page */
function nextDirectoryPage({ people }: DirectoryPage): string | undefined {
  return people.length < directoryPageSize ? undefined : people.at(-1)?.id
}
