import { createFileRoute } from '@tanstack/react-router'
import type { TypedAddress } from '@/features/directory/directory-address'
import { prefetchDirectory } from '@/features/directory/queries'
import { NutritionistsPage } from '@/pages/nutritionists/NutritionistsPage'

export const Route = createFileRoute('/_authed/nutritionists')({
  validateSearch: (search): TypedAddress => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, user }, deps }) => prefetchDirectory(queryClient, user.id, deps),
  component: NutritionistsPage,
})
