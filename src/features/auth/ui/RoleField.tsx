import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Role } from '@/shared/auth/session-store'
import classes from './RoleField.module.css'

const roles: { value: Role; name: MessageDescriptor; description: MessageDescriptor }[] = [
  {
    value: 'client',
    name: msg`Client`,
    description: msg`I keep my diary: meals, exercise, mood and measurements, with a nutritionist at my side.`,
  },
  {
    value: 'nutritionist',
    name: msg`Nutritionist`,
    description: msg`I guide clients: I see their days, set targets, answer and make appointments.`,
  },
]

/** The account type: native radios, each with a description. */
export function RoleField(props: UseFormRegisterReturn) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <fieldset>
      <legend className={classes.legend}>
        <Trans>Account type</Trans>
      </legend>
      <div className={classes.choices}>
        {roles.map(({ value, name, description }) => (
          <label key={value} className={classes.choice}>
            <input
              {...props}
              type="radio"
              value={value}
              aria-labelledby={`${id}-${value}-name`}
              aria-describedby={`${id}-${value}-text`}
            />
            <span id={`${id}-${value}-name`} className={classes.name}>
              {i18n._(name)}
            </span>
            <span id={`${id}-${value}-text`} className={classes.text}>
              {i18n._(description)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
