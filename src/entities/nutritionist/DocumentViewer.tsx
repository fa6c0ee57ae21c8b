import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cannotBeShown, fileErrorText } from '@/shared/i18n/file-error-text'
import { Dialog } from '@/shared/ui/Dialog'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { SkeletonBlock } from '@/shared/ui/Skeletons'
import { useObjectUrl } from '@/shared/ui/use-object-url'
import { documentQueries } from './api/document-queries'
import type { ProfileDocument } from './documents'
import classes from './DocumentViewer.module.css'

type Props = {
  /** The document to show; undefined closes the viewer. */
  document: ProfileDocument | undefined
  onClose: () => void
  /** Where it opens over another dialog, see `Dialog`. */
  stackId?: string
}

/**
 * Shows a credential: a PDF in an inline frame, anything else as an image, from a blob of the type that its bytes
 * prove.
 */
export function DocumentViewer({ document, onClose, stackId }: Props) {
  return (
    <Dialog
      opened={document !== undefined}
      onClose={onClose}
      title={document?.name}
      size="xl"
      stackId={stackId}
    >
      {document && <Content document={document} />}
    </Dialog>
  )
}

function Content({ document }: { document: ProfileDocument }) {
  const { t, i18n } = useLingui()
  const { name } = document
  const { data: file, error, refetch } = useQuery(documentQueries.file(document))
  const url = useObjectUrl(file)
  const [brokenUrl, setBrokenUrl] = useState<string>()
  if (error && !file)
    return (
      <ErrorBox onRetry={() => void refetch()}>
        {error.name === 'UnknownDocument' ? (
          <Trans>This file is neither a PDF nor a picture, so it is not shown.</Trans>
        ) : (
          i18n._(fileErrorText(error))
        )}
      </ErrorBox>
    )
  if (!file || !url)
    return (
      <div className={classes.paper} role="status">
        <span className="vh">
          <Trans>Loading…</Trans>
        </span>
        <SkeletonBlock shape="photo" />
      </div>
    )
  if (url === brokenUrl) return <ErrorBox>{i18n._(cannotBeShown)}</ErrorBox>
  return (
    <>
      {file.type !== 'application/pdf' && (
        <img className={classes.picture} src={url} alt={name} onError={() => setBrokenUrl(url)} />
      )}
      {file.type === 'application/pdf' && navigator.pdfViewerEnabled && (
        <iframe className={classes.paper} src={url} title={name} />
      )}
      {file.type === 'application/pdf' && !navigator.pdfViewerEnabled && (
        <p>
          <Trans>This browser does not show PDF files in the page. Open it in a new tab.</Trans>
        </p>
      )}
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noreferrer"
        variant="light"
        className={classes.link}
        aria-label={t`Open in new tab: ${name}`}
      >
        <Trans>Open in new tab</Trans>
      </Button>
    </>
  )
}
