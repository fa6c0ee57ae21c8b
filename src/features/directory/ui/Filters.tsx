import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type ReactNode, useId } from 'react'
import { consultationLanguages, languageTexts } from '@/entities/nutritionist/languages'
import { expertiseKeys, expertiseTexts } from '@/entities/nutritionist/expertise'
import { useFormat } from '@/shared/i18n/format'
import { IconAdjustmentsHorizontal, IconChevronDown } from '@/shared/ui/icons'
import { countFilters, type DirectoryAddress, type NumberFilter } from '../directory-address'
import classes from './Filters.module.css'
import { NumberFilterField, useNumberFilter } from './NumberFilterField'

type Props = {
  address: DirectoryAddress
  /** How many are found, and of how many; undefined while they are counted. */
  counts: { matching: number; everyone: number } | undefined
  /** Another one after each clearing: what was typed and never applied goes too. */
  fieldsKey: number
  onChoose: (change: Pick<DirectoryAddress, 'expertise' | 'language'>) => void
  onNumber: (name: NumberFilter, value: number | undefined) => void
  onClear: () => void
}

/** The collapsible panel of filters, with how many nutritionists they leave. */
export function Filters({ address, counts, fieldsKey, onChoose, onNumber, onClear }: Props) {
  const id = useId()
  const count = countFilters(address)
  const [isOpen, { toggle }] = useDisclosure(count > 0)
  return (
    <section className={classes.filters} aria-labelledby={`${id}-name`}>
      <header className={classes.head}>
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          leftSection={<IconAdjustmentsHorizontal className="icon" aria-hidden />}
          rightSection={
            <IconChevronDown className={classes.mark} data-open={isOpen || undefined} aria-hidden />
          }
        >
          <span id={`${id}-name`}>
            <Trans>Filters</Trans>
          </span>
          {count > 0 && (
            <span className={classes.count}>
              <span aria-hidden>{count}</span>
              <span className="vh">
                <Plural value={count} one="# set" other="# set" />
              </span>
            </span>
          )}
        </Button>
        <p className="muted small" role="status">
          {counts && <Shown {...counts} />}
        </p>
      </header>
      <div id={id} className={classes.panel} hidden={!isOpen}>
        <Choices
          key={fieldsKey}
          address={address}
          onChoose={onChoose}
          onNumber={onNumber}
          onClear={onClear}
        />
      </div>
    </section>
  )
}

function Shown({ matching, everyone }: { matching: number; everyone: number }) {
  const { number } = useFormat()
  const shown = number(matching)
  return (
    <Plural
      value={everyone}
      one={`Showing ${shown} of # nutritionist`}
      other={`Showing ${shown} of # nutritionists`}
    />
  )
}

type ChoicesProps = Pick<Props, 'address' | 'onChoose' | 'onNumber' | 'onClear'>

function Choices({ address, onChoose, onNumber, onClear }: ChoicesProps) {
  const { t, i18n } = useLingui()
  const minYears = useNumberFilter('minYears', address.minYears, onNumber)
  const maxYears = useNumberFilter('maxYears', address.maxYears, onNumber)
  const minRate = useNumberFilter('minRate', address.minRate, onNumber)
  const maxRate = useNumberFilter('maxRate', address.maxRate, onNumber)
  const isUnreadable = [minYears, maxYears, minRate, maxRate].some(({ problem }) => problem)
  return (
    <>
      <NativeSelect
        classNames={{ input: 'f-input', label: 'f-label' }}
        size="md"
        label={t`Area of Expertise`}
        value={address.expertise ?? ''}
        onChange={(event) => onChoose({ expertise: event.currentTarget.value || undefined })}
        data={[
          { value: '', label: t`All Specializations` },
          ...expertiseKeys.map((value) => ({ value, label: i18n._(expertiseTexts[value]) })),
        ]}
      />
      <NativeSelect
        classNames={{ input: 'f-input', label: 'f-label' }}
        size="md"
        label={t`Language`}
        value={address.language ?? ''}
        onChange={(event) => onChoose({ language: event.currentTarget.value || undefined })}
        data={[
          { value: '', label: t`All Languages` },
          ...consultationLanguages.map((value) => ({ value, label: i18n._(languageTexts[value]) })),
        ]}
      />
      <Range legend={t`Years of Experience`}>
        <NumberFilterField label={t`Min`} filter={minYears} />
        <NumberFilterField label={t`Max`} filter={maxYears} />
      </Range>
      <Range legend={t`Consultation Rate ($/hour)`}>
        <NumberFilterField label={t`Min`} filter={minRate} />
        <NumberFilterField label={t`Max`} filter={maxRate} />
      </Range>
      <Button
        variant="light"
        className={classes.clear}
        disabled={countFilters(address) === 0 && !isUnreadable}
        onClick={onClear}
      >
        <Trans>Clear All Filters</Trans>
      </Button>
    </>
  )
}

function Range({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={classes.range}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}
