import { Trans } from '@lingui/react/macro'
import type { LiveState } from '@/shared/api/live-state'
import { useIsOnline } from '@/shared/lib/use-is-online'

/**
 * Says in one quiet line that messages are looked for instead of shown as they come. Without a network nothing is looked
 * for, which the shell tells.
 */
export function NotLiveNote({ live }: { live: LiveState }) {
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {live === 'down' && isOnline && (
        <p className="muted small">
          <Trans>No live connection right now. We look for new messages every 20 seconds.</Trans>
        </p>
      )}
    </div>
  )
}
