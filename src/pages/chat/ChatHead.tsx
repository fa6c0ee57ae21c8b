import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pictureAddress } from '@/shared/api/picture-address'
import { IconCalendarEvent } from '@/shared/ui/icons'
import { PersonAvatar } from '@/shared/ui/PersonAvatar'
import classes from './ChatPage.module.css'

type Props = {
  id: string
  name: string
  picture: string | null
  note?: ReactNode
  /** The way back, before the person. */
  back?: ReactNode
  /** The list of conversations stands beside it, under the heading of the screen. */
  isBesideList?: boolean
  /** With which client a session is wanted, where a nutritionist goes on to the calendar. */
  sessionWith?: string
}

/** Who the conversation is with. */
export function ChatHead({ id, name, picture, note, back, isBesideList = false, sessionWith }: Props) {
  const { t } = useLingui()
  const Heading = isBesideList ? 'h2' : 'h1'
  return (
    <header className={classes.head}>
      {back}
      <PersonAvatar id={id} name={name} pictureUrl={pictureAddress(picture)} />
      <div>
        <Heading>{name}</Heading>
        {note && <p className="muted small">{note}</p>}
      </div>
      <ActionIcon
        aria-label={t`Appointments`}
        renderRoot={(props) => (
          <Link {...props} to="/calendar" search={(now) => ({ ...now, client: sessionWith })} />
        )}
      >
        <IconCalendarEvent className="icon" />
      </ActionIcon>
    </header>
  )
}
