import { Trans, useLingui } from '@lingui/react/macro'
import { UploadProgress } from '@/shared/ui/UploadProgress'
import classes from '../DeleteAccount.module.css'

/** @param props.fraction of the files that are gone, 0 to 1 */
export function Deleting({ fraction }: { fraction: number | undefined }) {
  const { t } = useLingui()
  return (
    <div className={classes.work}>
      <p role="status">
        <Trans>Your files go first, then everything else. Please keep this window open.</Trans>
      </p>
      <UploadProgress fraction={fraction} label={t`Deleting your account`} />
    </div>
  )
}
