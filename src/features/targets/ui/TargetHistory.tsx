import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { targetQueries } from '@/entities/target/queries'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { IconHistory } from '@/shared/ui/icons'
import { SkeletonBlock } from '@/shared/ui/Skeletons'
import { TargetChanges } from './TargetChanges'
import classes from './TargetHistory.module.css'

type Props = { clientId: string; nutritionistId: string }

/** How the targets have changed; read when it is asked for. */
export function TargetHistory({ clientId, nutritionistId }: Props) {
  const bodyId = useId()
  const [isShown, { toggle }] = useDisclosure(false)
  return (
    <div className={classes.history}>
      <Button
        className={classes.toggle}
        variant="subtle"
        leftSection={<IconHistory className="icon" aria-hidden />}
        aria-expanded={isShown}
        aria-controls={bodyId}
        onClick={toggle}
      >
        {isShown ? <Trans>Hide history of changes</Trans> : <Trans>Show history of changes</Trans>}
      </Button>
      <div id={bodyId} hidden={!isShown}>
        {isShown && <HistoryBody clientId={clientId} nutritionistId={nutritionistId} />}
      </div>
    </div>
  )
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
