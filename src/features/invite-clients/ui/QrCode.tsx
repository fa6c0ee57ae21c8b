import { useLingui } from '@lingui/react/macro'
import { qrPath } from '../model/qr-path'
import classes from '../Invitation.module.css'

/** A QR code, dark on white in either scheme: cameras expect it so. */
export function QrCode({ text }: { text: string }) {
  const { t } = useLingui()
  const { size, path } = qrPath(text)
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t`QR code of your link`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
