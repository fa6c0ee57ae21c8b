import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { type ClientOrder, clientOrders, isClientOrder } from '@/entities/client/client-order'
import { useTyped } from '@/shared/lib/use-typed'
import { IconSearch } from '@/shared/ui/icons'
import classes from './ListTools.module.css'

const orderTexts: Record<ClientOrder, MessageDescriptor> = {
  newest: msg`Newest first`,
  attention: msg`Who needs you first`,
  name: msg`By name`,
  activity: msg`Last active first`,
  progress: msg`Closest to the target first`,
}

type Props = {
  query: string
  order: ClientOrder
  onQuery: (query: string) => void
  onOrder: (order: ClientOrder) => void
}

/** Search and order of the client list. */
export function ListTools({ query, order, onQuery, onOrder }: Props) {
  const { t, i18n } = useLingui()
  const { typed, type } = useTyped(query, onQuery)
  return (
    <div className={classes.tools} role="search">
      <TextInput
        className="quiet"
        classNames={{ input: 'f-input' }}
        type="search"
        radius="xl"
        aria-label={t`Search clients`}
        placeholder={t`Search by name or email`}
        leftSection={<IconSearch className="icon" aria-hidden />}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <NativeSelect
        classNames={{ input: 'f-input' }}
        size="md"
        radius="xl"
        aria-label={t`Order`}
        value={order}
        onChange={({ currentTarget: { value } }) => isClientOrder(value) && onOrder(value)}
        data={clientOrders.map((value) => ({ value, label: i18n._(orderTexts[value]) }))}
      />
    </div>
  )
}
