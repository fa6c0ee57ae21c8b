import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Notification } from '@/entities/notification/notification'
import type { Role } from '@/shared/auth/session-store'
import { useFormat } from '@/shared/i18n/format'
import { useNearDay } from '@/shared/i18n/use-near-day'
import { toDay } from '@/shared/lib/day'
import { notificationPlaces, notificationTexts } from '../model/notification-texts'
import classes from './NotificationList.module.css'

type Props = {
  notifications: Notification[]
  role: Role
  /** One was followed to its screen. */
  onFollow: () => void
}

/** What happened, newest first; each leads to its screen. */
export function NotificationList({ notifications, role, onFollow }: Props) {
  const { i18n } = useLingui()
  const { time } = useFormat()
  const day = useNearDay()
  if (notifications.length === 0)
    return (
      <p className="muted small">
        <Trans>Nothing new.</Trans>
      </p>
    )
  return (
    <ul className={classes.list}>
      {notifications.map(({ id, kind, actor_id, actor_name, created_at, read_at }) => (
        <li key={id}>
          <Link
            to={notificationPlaces[kind][role]}
            search={(now) =>
              kind === 'message' && role === 'nutritionist' ? { ...now, client: actor_id ?? undefined } : now
            }
            onClick={onFollow}
            data-unread={read_at === null}
          >
            {actor_name && <b>{actor_name}</b>}
            <span>{i18n._(notificationTexts[kind])}</span>
            <time className="muted xs" dateTime={created_at}>
              {day(toDay(new Date(created_at)), 'short')}, {time(created_at)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  )
}
