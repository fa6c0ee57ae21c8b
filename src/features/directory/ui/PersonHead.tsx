import type { ReactNode } from 'react'
import { pictureAddress } from '@/shared/api/picture-address'
import { PersonAvatar } from '@/shared/ui/PersonAvatar'
import classes from './PersonHead.module.css'

type Props = {
  person: { id: string; name: string; email: string; profile_picture_url: string | null }
  /** The name, where it is a heading or can be pressed. */
  name?: ReactNode
  children?: ReactNode
}

/** Picture, or initials, with name and address beside it. */
export function PersonHead({ person, name = <b>{person.name}</b>, children }: Props) {
  return (
    <div className={classes.head}>
      <PersonAvatar
        id={person.id}
        name={person.name}
        pictureUrl={pictureAddress(person.profile_picture_url)}
        size="lg"
      />
      <div className={classes.words}>
        {name}
        <span className="muted small">{person.email}</span>
        {children}
      </div>
    </div>
  )
}
