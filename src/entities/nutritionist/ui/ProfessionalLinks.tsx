import { Trans, useLingui } from '@lingui/react/macro'
import { safeLink } from '@/shared/lib/web-address'
import { IconExternalLink } from '@/shared/ui/icons'
import { Section } from '@/shared/ui/Section'
import { linkColumns, linkTexts } from '../links'
import type { PublicNutritionist } from '../nutritionist'
import classes from './ProfessionalLinks.module.css'

/** Her pages elsewhere, each in a new tab; nothing where there are none. */
export function ProfessionalLinks({ nutritionist }: { nutritionist: PublicNutritionist }) {
  const { t, i18n } = useLingui()
  const links = linkColumns.flatMap((column) => {
    const url = safeLink(nutritionist[column])
    return url ? [{ column, url }] : []
  })
  if (links.length === 0) return null
  return (
    <Section title={<Trans>Professional links</Trans>}>
      <ul className={classes.links}>
        {links.map(({ column, url }) => {
          const name = i18n._(linkTexts[column])
          return (
            <li key={column}>
              <a href={url.href} target="_blank" rel="noopener noreferrer" title={url.hostname}>
                {name}
                <IconExternalLink aria-hidden />
                <span className="vh">{t`opens in a new tab`}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
