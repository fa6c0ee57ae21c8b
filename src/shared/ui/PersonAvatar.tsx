import { useState } from 'react'
import classes from './PersonAvatar.module.css'
import { initialsOf, tintOf } from './person-mark'

type Props = {
  id: string
  name: string
  pictureUrl?: string
  size?: 'sm' | 'md' | 'lg'
}

/** A person's picture, or initials where there is none. Decoration: the name stands beside it in words. */
export function PersonAvatar({ id, name, pictureUrl, size = 'md' }: Props) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const hasPicture = pictureUrl !== undefined && pictureUrl !== brokenUrl
  return (
    <span className={classes.avatar} data-tint={tintOf(id)} data-size={size} aria-hidden translate="no">
      {hasPicture ? (
        <img src={pictureUrl} alt="" loading="lazy" onError={() => setBrokenUrl(pictureUrl)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
