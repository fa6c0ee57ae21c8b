import { Trans, useLingui } from '@lingui/react/macro'
import { BackendBanner } from '@/features/backend-setup'
import { SetupForm } from '@/features/backend-setup/form'
import { isConfigured } from '@/shared/api/backend'
import { GuestPage } from '@/shared/ui/GuestPage'
import { PageHeader } from '@/shared/ui/PageHeader'

export function SetupPage() {
  const { t } = useLingui()
  return (
    <GuestPage banner={!isConfigured() && <BackendBanner />}>
      <PageHeader title={t`Quick Setup`}>
        <Trans>Connect this device to the Supabase project that keeps your data.</Trans>
      </PageHeader>
      <SetupForm />
    </GuestPage>
  )
}
