import { msg } from '@lingui/core/macro'
import { useRef } from 'react'
import { focusHeading } from '@/shared/ui/focus-heading'
import { showToast } from '@/shared/ui/toast-store'
import { useConnecting } from '../api/use-connecting'
import { directoryAnchor } from './anchors'

/** What the buttons of the page do about a connection; failures stay in `ask`, `cancel` and `end`. */
export function useConnectSteps(clientId: string) {
  const { ask, cancel, end } = useConnecting(clientId)
  const isBusy = useRef(false)

  /** The second click of two comes before a button is disabled. */
  async function once(step: () => Promise<unknown>, onDone: () => void): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    forget()
    try {
      await step()
      onDone()
    } catch {
      // Shown from the errors.
    } finally {
      isBusy.current = false
    }
  }

  function forget(): void {
    ask.reset()
    cancel.reset()
    end.reset()
  }

  return {
    ask,
    cancel,
    end,
    /** Takes earlier failures from the screen. */
    forget,
    connect: (nutritionistId: string, onDone: () => void) =>
      once(
        () => ask.mutateAsync(nutritionistId),
        () => {
          onDone()
          showToast({ text: msg`Connection request sent successfully!` })
          window.scrollTo({ top: 0 })
        },
      ),
    cancelRequest: (id: string) =>
      once(
        () => cancel.mutateAsync(id),
        () => {
          showToast({ text: msg`Connection request cancelled` })
          focusHeading(directoryAnchor)
        },
      ),
    disconnect: (nutritionistId: string) =>
      once(
        () => end.mutateAsync(nutritionistId),
        () => {
          showToast({ text: msg`Successfully disconnected from nutritionist` })
          focusHeading(directoryAnchor)
        },
      ),
  }
}
export type ConnectSteps = ReturnType<typeof useConnectSteps>
