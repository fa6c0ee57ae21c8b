import { msg } from '@lingui/core/macro'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { AppError } from '../api/app-error'
import { errorText } from '../i18n/error-text'
import { reachesHost } from '../lib/online'
import { whenDrawn } from '../lib/when-drawn'
import { showToast } from './toast-store'

const notLoaded = msg`This part of Day&Plate did not load. Reload the page and try again.`

type OverlayProps = { opened: boolean; onClose: () => void }
/** `onLoadError` closes what was never seen, where that differs from `onClose`. */
type LazyProps = { onLoadError?: () => void }

/** A browser may remember a failure for as long as the page is open: where the host answers, only a new page helps. */
async function tellOfFailure(): Promise<void> {
  const isReached = await reachesHost()
  showToast({ text: isReached ? notLoaded : errorText(new AppError('network', 'overlay-not-loaded')) })
}

/**
 * What lies over a screen once somebody opens it: a drawer, a dialog, a panel. Its code is no part of the first screen. Where
 * it does not come, that is said, and `onLoadError` or else `onClose` called.
 * @param load fetches the component; called again after a failure
 * @returns the component, with `preload` for who is about to open it; a failure of that shows at the opening
 */
export function lazyOverlay<Props extends OverlayProps>(load: () => Promise<ComponentType<Props>>) {
  let code: ComponentType<Props> | undefined
  const fetchCode = async () => {
    code ??= await load()
  }

  function LazyOverlay(props: Props & LazyProps) {
    const { opened, onClose, onLoadError = onClose } = props
    const [isLoaded, setLoaded] = useState(false)
    // What is to give the focus back has to be there before it opens.
    const [isMounted, setMounted] = useState(false)

    const handleFailure = useEffectEvent(() => {
      onLoadError()
      void tellOfFailure()
    })
    useEffect(() => {
      if (opened) fetchCode().then(() => setLoaded(true), handleFailure)
    }, [opened])
    useEffect(() => {
      if (isLoaded) return whenDrawn(() => setMounted(true))
    }, [isLoaded])

    const Overlay = isLoaded && code
    return Overlay && <Overlay {...props} opened={opened && isMounted} />
  }
  return Object.assign(LazyOverlay, { preload: () => fetchCode().catch(() => {}) })
}
