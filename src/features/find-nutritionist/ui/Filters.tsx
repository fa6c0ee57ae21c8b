import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { consultationLanguages, expertiseKeys, expertiseTexts, languageTexts } from '@/entities/nutritionist'
import { useFormat } from '@/shared/i18n/format'
import { IconAdjustmentsHorizontal, IconChevronDown } from '@/shared/ui/icons'
import { countFilters, type DirectoryAddress, type NumberFilter } from '../model/directory-address'
import classes from './Filters.module.css'
import { NumberFilterField } from './NumberFilterField'

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
  const [unreadable, setUnreadable] = useState<ReadonlySet<NumberFilter>>(new Set())
  const handleReadable = useCallback((name: NumberFilter, isReadable: boolean) => {
    setUnreadable((before) => {
      if (before.has(name) !== isReadable) return before
      return new Set(isReadable ? [...before].filter((known) => known !== name) : [...before, name])
    })
  }, [])
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
          onReadable={handleReadable}
        />
        <Button
          variant="light"
          className={classes.clear}
          disabled={count + unreadable.size === 0}
          onClick={onClear}
        >
          <Trans>Clear All Filters</Trans>
        </Button>
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

type ChoicesProps = Pick<Props, 'address' | 'onChoose' | 'onNumber'> & {
  onReadable: (name: NumberFilter, isReadable: boolean) => void
}

function Choices({ address, onChoose, onNumber, onReadable }: ChoicesProps) {
  const { t, i18n } = useLingui()
  const bound = (name: NumberFilter, label: string) => (
    <NumberFilterField
      name={name}
      label={label}
      value={address[name]}
      onChange={(value) => onNumber(name, value)}
      onReadable={onReadable}
    />
  )
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
        {bound('minYears', t`Min`)}
        {bound('maxYears', t`Max`)}
      </Range>
      <Range legend={t`Consultation Rate ($/hour)`}>
        {bound('minRate', t`Min`)}
        {bound('maxRate', t`Max`)}
      </Range>
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
