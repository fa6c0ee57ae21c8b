import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { keepFocus } from './keep-focus'

type Props = { children: ReactNode; loading?: boolean; disabled?: boolean }

/** The one filled button of a form whose fields show their problems when they are left. */
export function SubmitButton(props: Props) {
  return <Button {...props} type="submit" size="lg" fullWidth onMouseDown={keepFocus} />
}
