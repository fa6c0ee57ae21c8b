import { Trans, useLingui } from '@lingui/react/macro'
import { readBackendAddress } from '@/shared/config/backend-address'
import { deviceStorage } from '@/shared/device/storage'
import classes from './DebugInformation.module.css'

/** What helps somebody to find out why there is no backend. Closed at first; holds no key, token or address of a person. */
export function DebugInformation() {
  const { t, i18n } = useLingui()
  const yes = t`yes`
  const no = t`no`
  const facts = [
    { name: 'VITE_SUPABASE_URL', value: import.meta.env.VITE_SUPABASE_URL ? t`set` : t`not set` },
    { name: 'VITE_SUPABASE_ANON_KEY', value: import.meta.env.VITE_SUPABASE_ANON_KEY ? t`set` : t`not set` },
    { name: t`Address kept on this device`, value: readBackendAddress() ? yes : no },
    { name: t`Device storage works`, value: isStorageUsable() ? yes : no },
    { name: t`Network`, value: navigator.onLine ? t`online` : t`offline` },
    { name: t`Page`, value: location.origin },
    { name: t`Language`, value: i18n.locale },
  ]
  return (
    <details className={classes.debug}>
      <summary>
        <Trans>Debug information</Trans>
      </summary>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function isStorageUsable(): boolean {
  const probe = 'storage-probe'
  return deviceStorage.write(probe, probe) && deviceStorage.remove(probe)
}
