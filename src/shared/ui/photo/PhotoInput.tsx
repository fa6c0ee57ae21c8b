import type { Ref } from 'react'

type Props = { ref: Ref<HTMLInputElement>; label: string; onChoose: (file: File) => void }

/** Opens the device's own choice of photo, camera or file; pressed through a button of the field. */
export function PhotoInput({ ref, label, onChoose }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*,.heic,.heif"
      aria-label={label}
      hidden
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        currentTarget.value = '' // the same file chosen again is a choice too
        if (file) onChoose(file)
      }}
    />
  )
}
