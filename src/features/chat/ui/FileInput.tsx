import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { acceptOf } from '@/shared/lib/file/places'
import type { DroppedFile } from '@/shared/ui/use-file-drop'

type Props = { ref: Ref<HTMLInputElement>; onChoose: (files: DroppedFile[]) => unknown }

/** Opens the device's own choice of files; pressed through a button. */
export function FileInput({ ref, onChoose }: Props) {
  const { t } = useLingui()
  return (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      aria-label={t`Attach a file`}
      accept={acceptOf('message')}
      onChange={({ currentTarget }) => {
        const chosen = Array.from(currentTarget.files ?? [], (file) => ({ file, isFolder: false }))
        currentTarget.value = '' // the same file chosen again is a choice too
        onChoose(chosen)
      }}
    />
  )
}
