import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { whenSettled } from '@/shared/api/when-settled'
import { schemaVersion } from '@/shared/config/schema-version'
import { QuietNote } from '@/shared/ui/QuietNote'
import { ReloadButton } from './ReloadButton'
import { useSchemaVersion } from './use-schema-version'
import { VersionDifference } from './VersionDifference'

/** Says that app and database are of two releases. Asks when the first screen has all that it reads. */
export function SchemaNote({ isOnline }: { isOnline: boolean }) {
  const queryClient = useQueryClient()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => whenSettled(queryClient, () => setSettled(true)), [queryClient])
  const stored = useSchemaVersion(isSettled && isOnline)
  if (stored === undefined || stored === schemaVersion) return null
  return (
    <QuietNote action={stored > schemaVersion && <ReloadButton />}>
      <VersionDifference stored={stored} />
    </QuietNote>
  )
}
