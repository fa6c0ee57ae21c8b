import { useEffect, useState } from 'react'
import { readSchemaVersion } from '../api/read-schema-version'

/**
 * The version of the database's schema.
 * @param isAsked whether it is time to ask for it
 * @returns undefined until it has answered, and where it does not
 */
export function useSchemaVersion(isAsked: boolean): number | undefined {
  const [version, setVersion] = useState<number>()
  useEffect(() => {
    if (!isAsked) return
    const controller = new AbortController()
    readSchemaVersion(controller.signal).then(setVersion, () => undefined)
    return () => controller.abort()
  }, [isAsked])
  return version
}
