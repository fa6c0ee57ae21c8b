import { useCallback, useSyncExternalStore } from 'react'

const urls = new Map<Blob, { url: string; users: number }>()

function retain(blob: Blob): () => void {
  const kept = urls.get(blob) ?? { url: URL.createObjectURL(blob), users: 0 }
  kept.users += 1
  urls.set(blob, kept)
  return () => {
    kept.users -= 1
    if (kept.users > 0) return
    urls.delete(blob)
    URL.revokeObjectURL(kept.url)
  }
}

/**
 * An address under which the page can show a blob, for as long as a component does; two of them share one.
 * @returns undefined before the first commit, and without a blob
 */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!blob) return () => {}
      const release = retain(blob)
      onChange()
      return release
    },
    [blob],
  )
  return useSyncExternalStore(subscribe, () => blob && urls.get(blob)?.url)
}
