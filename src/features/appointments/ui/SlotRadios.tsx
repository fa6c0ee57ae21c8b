import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Appointment } from '@/entities/appointment/appointment'
import { dayPartTexts } from '../model/booking-texts'
import { partsOf } from '../model/day-part'
import classes from './SlotRadios.module.css'
import { useSlotWords } from './use-slot-words'

type Props = {
  slots: readonly Appointment[]
  chosenId: string | undefined
  onChoose: (slot: Appointment) => void
  canBook: (slot: Appointment) => boolean
  zone: string
  hostZone: string
}

/** The free times of a day in its parts: native radios, below each the nutritionist's time where it is another. */
export function SlotRadios({ slots, chosenId, onChoose, canBook, zone, hostZone }: Props) {
  const { t, i18n } = useLingui()
  const words = useSlotWords(zone, hostZone)
  const name = useId()
  return partsOf(slots, zone).map(({ part, slots: ofPart }) => (
    <fieldset key={part} className={classes.part}>
      <legend className="f-label">{i18n._(dayPartTexts[part])}</legend>
      <div>
        {ofPart.map((slot) => {
          const time = words.time(slot.start_time)
          const other = words.other(slot)
          return (
            <label key={slot.id}>
              <input
                className="vh"
                type="radio"
                name={name}
                value={slot.id}
                aria-label={other ? t`${time}, nutritionist's time ${other}` : time}
                checked={slot.id === chosenId}
                disabled={!canBook(slot)}
                onChange={() => onChoose(slot)}
              />
              <span className="num">
                {time}
                {other && <small>{other}</small>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  ))
}
