import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ClientOverview } from '@/entities/client/client-overview'
import { clientOrders } from '@/entities/client/client-order'
import { findClients, sortClients } from '@/entities/client/sort-clients'
import { clientQueries } from '@/entities/client/queries'
import { useLiveConnections } from '@/features/connection-requests/use-live-connections'
import { errorText } from '@/shared/i18n/error-text'
import { useMinute } from '@/shared/lib/use-minute'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { PageHeader } from '@/shared/ui/PageHeader'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { SkeletonList } from '@/shared/ui/Skeletons'
import { ClientCard } from './ClientCard'
import classes from './ClientsPage.module.css'
import { ListTools } from './ListTools'
import { NobodyFound, NoClients } from './NoClients'

const route = getRouteApi('/_authed/clients/')

/** A nutritionist's clients: found by name or address, in the order chosen; both stay in the address of the page. */
export function ClientsPage() {
  const { t, i18n } = useLingui()
  const { user } = route.useRouteContext()
  const read = useQuery(clientQueries.overview(user.id))
  const { data: clients } = read
  useLiveConnections(user.id)
  const isNutritionist = user.role === 'nutritionist'
  return (
    <div className={classes.page}>
      <PageHeader title={t`Clients`} action={isNutritionist && <AddClient />}>
        {clients && clients.length > 0 ? (
          <Plural
            value={clients.length}
            one="# person is connected with you."
            other="# people are connected with you."
          />
        ) : (
          <Trans>Everyone who is connected with you.</Trans>
        )}
      </PageHeader>
      <RefreshProblem of={[read]} />
      {read.isPending && <SkeletonList rows={5} withThumb />}
      {read.isLoadingError && (
        <ErrorBox onRetry={() => void read.refetch()} isRetrying={read.isFetching}>
          {i18n._(errorText(read.error))}
        </ErrorBox>
      )}
      {clients?.length === 0 && <NoClients isNutritionist={isNutritionist} />}
      {clients && clients.length > 0 && <FoundClients clients={clients} />}
    </div>
  )
}

function AddClient() {
  return (
    <Button renderRoot={(props) => <Link {...props} to="/clients/new" />}>
      <Trans>Add client</Trans>
    </Button>
  )
}

function FoundClients({ clients }: { clients: readonly ClientOverview[] }) {
  const { t, i18n } = useLingui()
  const now = useMinute()
  const { q = '', sort = clientOrders[0] } = route.useSearch()
  const navigate = route.useNavigate()
  const found = sortClients(findClients(clients, q), sort, { now, locale: i18n.locale })

  const search = (text: string) =>
    void navigate({ search: (previous) => ({ ...previous, q: text || undefined }), replace: true })

  return (
    <>
      <ListTools
        query={q}
        order={sort}
        onQuery={search}
        onOrder={(order) =>
          void navigate({
            search: (previous) => ({ ...previous, sort: order === clientOrders[0] ? undefined : order }),
            replace: true,
          })
        }
      />
      <p className="vh" role="status">
        {q !== '' && <Plural value={found.length} one="# client found" other="# clients found" />}
      </p>
      {found.length === 0 ? (
        <NobodyFound query={q} onClear={() => search('')} />
      ) : (
        <ul className={classes.grid} aria-label={t`Clients`}>
          {found.map((client) => (
            <ClientCard key={client.client_id} client={client} now={now} />
          ))}
        </ul>
      )}
    </>
  )
}
