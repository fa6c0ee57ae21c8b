import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { PublicNutritionist } from '@/entities/nutritionist/nutritionist'
import { nutritionistQueries } from '@/entities/nutritionist/queries'
import { AppError } from '@/shared/api/app-error'
import { errorText } from '@/shared/i18n/error-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { IconEye, IconPencil, IconSettings } from '@/shared/ui/icons'
import { PageHeader } from '@/shared/ui/PageHeader'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { SkeletonBlock, SkeletonList } from '@/shared/ui/Skeletons'
import { EditMode } from './EditMode'
import { PreviewMode } from './PreviewMode'
import classes from './ProfilePage.module.css'

const route = getRouteApi('/_authed/profile')

/** The nutritionist's own professional profile: as clients see it, or being edited. */
export function ProfilePage() {
  const { t, i18n } = useLingui()
  const { user } = route.useRouteContext()
  const { mode } = route.useSearch()
  const read = useQuery(nutritionistQueries.one(user.id))
  const { data: nutritionist, error, refetch } = read
  return (
    <div className={classes.page}>
      <PageHeader title={t`Professional profile`} action={nutritionist && <ModeLink mode={mode} />}>
        {mode === 'edit' ? (
          <Trans>Clients see changes when you save them.</Trans>
        ) : (
          <Trans>This is how clients see you.</Trans>
        )}
      </PageHeader>
      <RefreshProblem of={[read]} />
      {nutritionist && <Content nutritionist={nutritionist} mode={mode} />}
      {!nutritionist && !error && (
        <>
          <SkeletonList rows={1} withThumb />
          <SkeletonBlock shape="card" />
        </>
      )}
      {!nutritionist && error && (
        <ErrorBox onRetry={() => void refetch()}>
          {isMissing(error) ? <Trans>Profile not found</Trans> : i18n._(errorText(error))}
        </ErrorBox>
      )}
    </div>
  )
}

function Content({ nutritionist, mode }: { nutritionist: PublicNutritionist; mode: 'edit' | undefined }) {
  if (mode === 'edit') return <EditMode nutritionist={nutritionist} />
  return (
    <>
      <PreviewMode nutritionist={nutritionist} />
      <SettingsLink />
    </>
  )
}

const isMissing = (error: Error) => error instanceof AppError && error.code === 'not-found'

/** The menu of a nutritionist has no entry for them. */
function SettingsLink() {
  return (
    <Button
      className={classes.settings}
      renderRoot={(props) => <Link {...props} to="/settings" />}
      variant="subtle"
      leftSection={<IconSettings className="icon" aria-hidden />}
    >
      <Trans>Account, language and time zone</Trans>
    </Button>
  )
}

function ModeLink({ mode }: { mode: 'edit' | undefined }) {
  const next = mode === 'edit' ? undefined : ('edit' as const)
  const Icon = mode === 'edit' ? IconEye : IconPencil
  return (
    <Button
      renderRoot={(props) => (
        <Link {...props} to="/profile" search={(previous) => ({ ...previous, mode: next })} />
      )}
      variant="light"
      leftSection={<Icon className="icon" aria-hidden />}
    >
      {mode === 'edit' ? <Trans>Preview</Trans> : <Trans>Edit profile</Trans>}
    </Button>
  )
}
