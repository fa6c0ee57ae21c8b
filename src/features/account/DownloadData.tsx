import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { errorText } from '@/shared/i18n/error-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { IconDownload } from '@/shared/ui/icons'
import { UploadProgress } from '@/shared/ui/UploadProgress'
import classes from './DownloadData.module.css'
import { useDownload } from './ui/use-download'

/** Everything of the user in one file. */
export function DownloadData({ userId }: { userId: string }) {
  const { t, i18n } = useLingui()
  const { isPending, fraction, error, missing, start, cancel } = useDownload(userId)
  return (
    <div className={classes.download}>
      {isPending ? (
        <Button variant="default" className={classes.button} onClick={cancel}>
          <Trans>Cancel download</Trans>
          <UploadProgress fraction={fraction} label={t`Gathering your data`} />
        </Button>
      ) : (
        <Button variant="default" leftSection={<IconDownload className="icon" aria-hidden />} onClick={start}>
          <Trans>Download my data</Trans>
        </Button>
      )}
      {error && <ErrorBox onRetry={start}>{i18n._(errorText(error))}</ErrorBox>}
      {missing > 0 && !isPending && (
        <p role="status" className="muted small">
          <Plural
            value={missing}
            one="# file is no longer there. The archive names it."
            other="# files are no longer there. The archive names them."
          />
        </p>
      )}
    </div>
  )
}
