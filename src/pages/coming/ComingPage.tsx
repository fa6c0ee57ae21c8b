import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { EmptyState } from '@/shared/ui/EmptyState'
import { IconClock } from '@/shared/ui/icons'
import { PageHeader } from '@/shared/ui/PageHeader'

/** A screen that is still being built, and says so. @param title its name in the menu */
export function comingPage(title: MessageDescriptor) {
  return function ComingPage() {
    const { _ } = useLingui()
    const { t } = useMacro()
    return (
      <>
        <PageHeader title={_(title)} />
        <EmptyState
          icon={<IconClock />}
          title={t`Not here yet`}
          text={t`We are still building this screen. Nothing you enter elsewhere is lost meanwhile.`}
        />
      </>
    )
  }
}
