import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { ActionIcon, TextInput } from '@mantine/core'
import type { SessionUser } from '@/shared/auth/session-store'
import { IconSearch } from '@/shared/ui/icons'
import { searchScreens } from './menu'
import { LazySearchPalette } from './overlays'
import classes from './SearchBox.module.css'
import { searchShortcut, useSearchPalette } from './use-search-palette'

/** The search box of the top bar, a button on small screens; both open the search over the page. */
export function SearchBox({ user }: { user: SessionUser }) {
  const { _ } = useLingui()
  const { t } = useMacro()
  const { isOpen, text, setText, open, close, hide } = useSearchPalette()
  const prepare = () => void LazySearchPalette.preload()
  return (
    <>
      <ActionIcon
        className={classes.button}
        aria-label={t`Search`}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onClick={() => open()}
      >
        <IconSearch className="icon" aria-hidden />
      </ActionIcon>
      <TextInput
        className={`${classes.search} quiet`}
        type="search"
        aria-label={t`Search`}
        aria-haspopup="dialog"
        placeholder={t`Search`}
        radius="xl"
        leftSection={<IconSearch className="icon" aria-hidden />}
        rightSection={<kbd className={classes.keys}>{searchShortcut}</kbd>}
        rightSectionPointerEvents="none"
        rightSectionWidth="auto"
        value={text}
        onFocus={prepare}
        onChange={({ currentTarget }) => open(currentTarget.value)}
        onClick={() => open(text)}
        onKeyDown={({ key }) => key === 'Enter' && open(text)}
      />
      <LazySearchPalette
        opened={isOpen}
        onClose={close}
        onLoadError={hide}
        user={user}
        text={text}
        onText={setText}
        screens={searchScreens[user.role].map(({ to, label }) => ({ to, name: _(label) }))}
      />
    </>
  )
}
