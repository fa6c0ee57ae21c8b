import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { Autocomplete } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Role } from '@/shared/auth/session-store'
import { IconSearch } from '@/shared/ui/icons'
import { menus } from './menu'
import classes from './SearchBox.module.css'

/** Finds a screen by its name and goes there. */
export function SearchBox({ role }: { role: Role }) {
  const { _ } = useLingui()
  const { t } = useMacro()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const screens = menus[role].map(({ to, label }) => ({ to, name: _(label) }))

  function handleChoose(name: string) {
    setTyped('')
    const screen = screens.find((candidate) => candidate.name === name)
    if (screen) void navigate({ to: screen.to })
  }

  return (
    <Autocomplete
      className={`${classes.search} quiet`}
      classNames={{ input: 'f-input' }}
      aria-label={t`Search`}
      placeholder={t`Search`}
      radius="xl"
      leftSection={<IconSearch className="icon" aria-hidden />}
      data={screens.map(({ name }) => name)}
      value={typed}
      onChange={setTyped}
      onOptionSubmit={handleChoose}
      selectFirstOptionOnChange
      comboboxProps={{ radius: 'md' }}
    />
  )
}
