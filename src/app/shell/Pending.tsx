import { SkeletonList } from '@/shared/ui/Skeletons'

/** The shape of a screen whose own code is still on its way. */
export function Pending() {
  return <SkeletonList rows={4} withThumb />
}
