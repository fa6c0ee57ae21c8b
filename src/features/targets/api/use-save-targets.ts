import { useMutation, useQueryClient } from '@tanstack/react-query'
import { targetKeys } from '@/entities/client-target/queries'
import { type SaveRequest, saveTargets } from './save-targets'

type Pair = Pick<SaveRequest, 'clientId' | 'nutritionistId'>

/** Pending until the screen shows the change; a failure is told without waiting. */
export function useSaveTargets(pair: Pair) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: targetKeys.ofClient(pair.clientId) })
  return useMutation({
    mutationFn: (request: Omit<SaveRequest, keyof Pair>) => saveTargets({ ...pair, ...request }),
    onSuccess: () => refresh(),
    onError: () => void refresh(),
  })
}
