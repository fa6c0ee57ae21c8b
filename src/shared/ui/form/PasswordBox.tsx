import { useLingui } from '@lingui/react/macro'
import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { IconEye, IconEyeOff } from '../icons'

type Props = Omit<TextInputProps, 'type' | 'rightSection'>

/** A password with a button that shows it. Mantine's own weighs more, and this one stands on the login screen. */
export function PasswordBox(props: Props) {
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSection={
        <ActionIcon
          aria-label={t`Show password`}
          aria-pressed={isShown}
          onClick={() => setIsShown((now) => !now)}
        >
          <Icon className="icon" aria-hidden />
        </ActionIcon>
      }
    />
  )
}
