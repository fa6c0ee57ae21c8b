import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { targetQueries } from '@/entities/client-target/queries'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { Fold } from '@/shared/ui/Fold'
import { SkeletonBlock } from '@/shared/ui/Skeletons'
import { TargetChanges } from './TargetChanges'

type Props = { clientId: string; nutritionistId: string }

/** How the targets have changed; read when it is asked for. */
export function TargetHistory(pair: Props) {
  return <Fold title={<Trans>History of changes</Trans>}>{() => <HistoryBody {...pair} />}</Fold>
}

function HistoryBody({ clientId, nutritionistId }: Props) {
  const { t } = useLingui()
  const { data, isError, isFetching, refetch } = useQuery(targetQueries.changes(clientId, nutritionistId))
  if (data) return <TargetChanges changes={data} />
  if (isError)
    return (
      <ErrorBox onRetry={() => void refetch()} isRetrying={isFetching}>
        <Trans>Failed to load targets</Trans>
      </ErrorBox>
    )
  return (
    <div aria-busy aria-label={t`Loading…`} role="status">
      <SkeletonBlock shape="card" />
    </div>
  )
}
