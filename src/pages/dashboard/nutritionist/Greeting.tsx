import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SessionUser } from '@/shared/auth/session-store'
import { PageHeader } from '@/shared/ui/PageHeader'

type Props = {
  user: SessionUser
  /** How many clients there are, how many of them need the nutritionist, and how many are put off; undefined while nobody knows. */
  counts?: { clients: number; needing: number; putOff: number }
}

/** The day in two sentences: who waits, and that the others do not. */
export function Greeting({ user, counts }: Props) {
  const { t } = useLingui()
  const { name } = user
  if (!counts) return <PageHeader title={t`Dashboard`} />
  const { clients, needing, putOff } = counts
  if (clients === 0)
    return (
      <PageHeader
        title={t`Welcome, ${name}`}
      >{t`When a client connects with you, their day will be here.`}</PageHeader>
    )
  if (needing === 0 && putOff > 0)
    return (
      <PageHeader title={t`Nobody needs you any more today`}>
        {plural(putOff, { one: '# client waits until tomorrow.', other: '# clients wait until tomorrow.' })}
      </PageHeader>
    )
  if (needing === 0)
    return (
      <PageHeader title={t`All is quiet with your clients`}>
        {plural(clients, { one: 'You look after # client.', other: 'You look after # clients.' })}
      </PageHeader>
    )
  const others = clients - needing
  return (
    <PageHeader
      title={plural(needing, {
        1: 'One client needs you today',
        2: 'Two clients need you today',
        3: 'Three clients need you today',
        4: 'Four clients need you today',
        5: 'Five clients need you today',
        one: '# client needs you today',
        other: '# clients need you today',
      })}
    >
      {others > 0 && plural(others, { one: 'The other one can wait.', other: 'The other # can wait.' })}
    </PageHeader>
  )
}
