import { msg } from '@lingui/core/macro'
import { useNavigate } from '@tanstack/react-router'
import type { PublicNutritionist } from '@/entities/nutritionist/nutritionist'
import { forgetPicture } from '@/entities/profile/profile-picture'
import { Credentials } from '@/features/professional-profile/Credentials'
import { profileDrafts } from '@/features/professional-profile/profile-draft'
import { ProfileForm } from '@/features/professional-profile/ProfileForm'
import { focusScreen } from '@/shared/ui/focus-heading'
import { showToast } from '@/shared/ui/toast-store'
import classes from './ProfilePage.module.css'

/** The profile in a form, and its documents below. */
export function EditMode({ nutritionist }: { nutritionist: PublicNutritionist }) {
  const navigate = useNavigate()
  const { id, profile_picture_url } = nutritionist
  const show = (mode: 'edit' | undefined) => {
    void navigate({ to: '/profile', search: (previous) => ({ ...previous, mode }) })
    focusScreen()
  }

  return (
    <div className={classes.edit}>
      <ProfileForm
        nutritionist={nutritionist}
        onSaved={() => {
          show(undefined)
          window.scrollTo({ top: 0 })
        }}
        onDiscard={(fields) => {
          show(undefined)
          showToast({
            text: msg`Changes discarded`,
            undo: () => {
              profileDrafts.keep(id, { fields })
              show('edit')
            },
            onGone: () => {
              if (fields.photo !== profile_picture_url) forgetPicture(fields.photo)
            },
          })
        }}
      />
      <Credentials nutritionist={nutritionist} kind="education" />
      <Credentials nutritionist={nutritionist} kind="certification" />
    </div>
  )
}
