import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { AppError } from '../api/app-error'
import { errorText } from '../i18n/error-text'
import { whenDrawn } from '../lib/when-drawn'
import { showToast } from './toast-store'

type OverlayProps = { opened: boolean; onClose: () => void }
/** `onLoadError` closes what was never seen, where that differs from `onClose`. */
type LazyProps = { onLoadError?: () => void }

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

    const tellOfFailure = useEffectEvent(() => {
      showToast({ text: errorText(new AppError('network', 'overlay-not-loaded')) })
      onLoadError()
    })
    useEffect(() => {
      if (opened) fetchCode().then(() => setLoaded(true), tellOfFailure)
    }, [opened])
    useEffect(() => {
      if (isLoaded) return whenDrawn(() => setMounted(true))
    }, [isLoaded])

    const Overlay = isLoaded && code
    return Overlay && <Overlay {...props} opened={opened && isMounted} />
  }
  return Object.assign(LazyOverlay, { preload: () => fetchCode().catch(() => {}) })
}
