import { Trans } from '@lingui/react/macro'
import { useFormat } from '../i18n/format'
import classes from './MacroBar.module.css'
import { type Macros, macroSplit } from './macro-split'

/** Protein, carbs and fat: a thin bar for the composition, and the grams in words. */
export function MacroBar(macros: Macros) {
  const { number } = useFormat()
  const [protein, carbs, fat] = macroSplit(macros)
  const items = [
    { kind: 'protein', label: <Trans>Protein</Trans>, grams: macros.proteinGrams, share: protein },
    { kind: 'carbs', label: <Trans>Carbs</Trans>, grams: macros.carbsGrams, share: carbs },
    { kind: 'fat', label: <Trans>Fat</Trans>, grams: macros.fatGrams, share: fat },
  ]
  return (
    <div className={classes.macro}>
      <div className={classes.bar} aria-hidden>
        {items.map(
          ({ kind, share }) => share > 0 && <span key={kind} data-kind={kind} style={{ flexGrow: share }} />,
        )}
      </div>
      <dl className={classes.list}>
        {items.map(({ kind, label, grams }) => {
          const amount = number(grams, 1)
          return (
            <div key={kind}>
              <dt>
                <i data-kind={kind} aria-hidden />
                {label}
              </dt>
              <dd className="num">
                <Trans>
                  {amount} <small>g</small>
                </Trans>
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
