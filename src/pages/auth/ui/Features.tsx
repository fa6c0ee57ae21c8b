import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@/shared/ui/icons'
import photo from '../art/salad.webp'
import classes from './Features.module.css'

/** The landing's list of what the product does; a photo stands behind it on wide screens only. */
export function Features() {
  const { t } = useLingui()
  const features = [
    t`Food and exercise logging`,
    t`Progress tracking and analytics`,
    t`Client-nutritionist communication`,
    t`Appointment scheduling`,
    t`Detailed reports and visualizations`,
  ]
  return (
    <aside className={classes.aside} aria-label={t`What is inside`}>
      <img className={classes.photo} src={photo} alt="" width={900} height={900} loading="lazy" />
      <div className={classes.card}>
        <h2>
          <Trans>What is inside</Trans>
        </h2>
        <ul>
          {features.map((feature) => (
            <li key={feature}>
              <IconCheck className="icon" aria-hidden />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
