import { useMutation, useQueryClient } from '@tanstack/react-query'
import { measurementKeys } from '@/entities/measurement/queries'
import { deleteMeasurement, saveMeasurement, type SaveRequest } from './save-measurement'

/** Returned on success, so that the caller stays pending until the lists show the change; a failure is told without waiting. */
function useRefreshing(userId: string) {
  const queryClient = useQueryClient()
  const refreshLists = () => queryClient.invalidateQueries({ queryKey: measurementKeys.ofUser(userId) })
  return { onSuccess: () => refreshLists(), onError: () => void refreshLists() }
}

export function useSaveMeasurement(userId: string) {
  return useMutation({
    mutationFn: (request: Omit<SaveRequest, 'userId'>) => saveMeasurement({ userId, ...request }),
    ...useRefreshing(userId),
  })
}

export function useDeleteMeasurement(userId: string) {
  return useMutation({ mutationFn: deleteMeasurement, ...useRefreshing(userId) })
}
