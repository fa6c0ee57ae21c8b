import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PlotSize } from '../chart-props'
import frame from '../plot-frame.module.css'
import { useElementSize } from './use-element-size'

type Props = {
  size?: PlotSize
  /** Whether there is nothing to draw. */
  isEmpty: boolean
  /** What is said then. */
  empty: ReactNode
  /** The drawing, for a place of that many px. */
  children: (width: number, height: number) => ReactNode
}

/** The place of a plot: keeps its height, tells its width. */
export function PlotFrame({ size = 'md', isEmpty, empty, children }: Props) {
  const [ref, measured] = useElementSize()
  return (
    <div ref={ref} className={frame.frame} data-size={size}>
      {measured && measured.width > 0 && children(measured.width, measured.height)}
      {isEmpty && (
        <p className={frame.empty}>
          <span className="small">{empty ?? <Trans>No data for these days</Trans>}</span>
        </p>
      )}
    </div>
  )
}
