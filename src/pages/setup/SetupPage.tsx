import { Trans, useLingui } from '@lingui/react/macro'
import { BackendBanner } from '@/features/backend-setup/Unconfigured'
import { SetupForm } from '@/features/backend-setup/SetupForm'
import { DatabaseVersion } from '@/features/device/DatabaseVersion'
import { isConfigured } from '@/shared/api/backend'
import { isBackendDelivered } from '@/shared/config/backend-address'
import { GuestPage } from '@/shared/ui/GuestPage'
import { PageHeader } from '@/shared/ui/PageHeader'
import { QuietNote } from '@/shared/ui/QuietNote'

export function SetupPage() {
  const { t } = useLingui()
  return (
    <GuestPage banner={!isConfigured() && <BackendBanner />}>
      <PageHeader title={t`Quick Setup`}>
        <Trans>Connect this device to the Supabase project that keeps your data.</Trans>
      </PageHeader>
      {isBackendDelivered() && (
        <QuietNote>
          <Trans>
            This app came with a database of its own and goes on using it. What you save here counts only
            where it has none.
          </Trans>
        </QuietNote>
      )}
      <SetupForm />
      <DatabaseVersion />
    </GuestPage>
  )
}
