import { Trans } from '@lingui/react/macro'
import { isConfigured } from '@/shared/api/backend'
import { schemaVersion } from '@/shared/config/schema-version'
import { QuietNote } from '@/shared/ui/QuietNote'
import { useSchemaVersion } from './use-schema-version'
import { VersionDifference } from './VersionDifference'

/** Names the version of the database that this app needs, and the one that it has. */
export function SetupVersion() {
  const stored = useSchemaVersion(isConfigured())
  const needed = schemaVersion
  return (
    <QuietNote>
      {stored === undefined && <Trans>This app needs version {needed} of the database.</Trans>}
      {stored === needed && <Trans>The database has version {needed}, which this app needs.</Trans>}
      {stored !== undefined && stored !== needed && <VersionDifference stored={stored} />}
    </QuietNote>
  )
}
