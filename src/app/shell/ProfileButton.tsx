import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { pictureAddress } from '@/shared/api/picture-address'
import type { SessionUser } from '@/shared/auth/session-store'
import { PersonAvatar } from '@/shared/ui/PersonAvatar'
import { roleNames } from './menu'
import classes from './ProfileButton.module.css'

/** Who is signed in; leads to the profile. */
export function ProfileButton({ user }: { user: SessionUser }) {
  const { _ } = useLingui()
  return (
    <Link to="/profile" className={classes.button}>
      <PersonAvatar
        id={user.id}
        name={user.name}
        pictureUrl={pictureAddress(user.profilePicture)}
        size="sm"
      />
      <span className={classes.words}>
        <b>{user.name}</b>
        <small>{_(roleNames[user.role])}</small>
      </span>
      <span className="vh">
        <Trans>Profile</Trans>
      </span>
    </Link>
  )
}
