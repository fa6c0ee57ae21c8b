import { Trans } from '@lingui/react/macro'
import { schemaVersion } from '@/shared/config/schema-version'

/** Which of app and database is older, and what is to be done about it. */
export function VersionDifference({ stored }: { stored: number }) {
  const needed = schemaVersion
  return stored < needed ? (
    <Trans>
      The database is older than this app: it has version {stored}, the app needs version {needed}. Whoever
      runs Day&amp;Plate has to apply the new migrations to it; until then some things may fail.
    </Trans>
  ) : (
    <Trans>
      This app is older than the database: it was made for version {needed}, the database has version {stored}
      . Reload the page. If this stays, whoever runs Day&amp;Plate has to deliver the new app.
    </Trans>
  )
}
