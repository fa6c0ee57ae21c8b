import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { Analytics } from './analytics'

type Props = {
  clients: Analytics['clients']
  /** Null for all of them. */
  value: string | null
  onChange: (clientId: string | null) => void
}

/** All clients or one, from the device's own list. */
export function ClientChoice({ clients, value, onChange }: Props) {
  const { t } = useLingui()
  return (
    <NativeSelect
      aria-label={t`Client`}
      size="md"
      classNames={{ input: 'f-input' }}
      data={[
        { value: '', label: t`All clients` },
        ...clients.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  )
}
