import { createFileRoute } from '@tanstack/react-router'
import { prefetchDirectory, readDirectoryAddress } from '@/features/find-nutritionist/queries'
import { NutritionistsPage } from '@/pages/nutritionists'

export const Route = createFileRoute('/_authed/nutritionists')({
  validateSearch: readDirectoryAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, user }, deps }) => prefetchDirectory(queryClient, user.id, deps),
  component: NutritionistsPage,
})
