import { Trans } from '@lingui/react/macro'
import { useIntersection, useWindowEvent } from '@mantine/hooks'
import { Component, type ComponentType, lazy, type ReactNode, type Ref, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { ErrorBox } from '../ErrorBox'
import { SkeletonBlock } from '../Skeletons'
import type { PlotSize } from './chart-props'
import frame from './plot-frame.module.css'

/**
 * A plot that loads its code and is drawn when it first comes near the screen, or is printed: drawing takes a phone long
 * enough to be felt. Its place has the plot's height from the start; a failed load is said there and can be tried again.
 * @param load fetches the component; called again after a failure
 */
export function lazyPlot<Props extends { size?: PlotSize }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fresh = () => lazy(async () => ({ default: await load() }))
  let Plot = fresh()
  return function LazyPlot(props: Props) {
    const [, setTries] = useState(0)
    const { ref, isWanted } = useWanted()
    const handleRetry = () => {
      Plot = fresh()
      setTries((tries) => tries + 1)
    }
    if (!isWanted) return <PlotSkeleton ref={ref} size={props.size} />
    return (
      <PlotBoundary onRetry={handleRetry}>
        <Suspense fallback={<PlotSkeleton size={props.size} />}>
          <Plot {...props} />
        </Suspense>
      </PlotBoundary>
    )
  }
}

/** Becomes true near the screen, or when the page is about to be printed, and stays so. */
function useWanted() {
  const { ref, entry } = useIntersection({ rootMargin: '50%' })
  const [isWanted, setIsWanted] = useState(false)
  if (entry?.isIntersecting && !isWanted) setIsWanted(true)
  useWindowEvent('beforeprint', () => flushSync(() => setIsWanted(true)))
  return { ref, isWanted }
}

function PlotSkeleton({ ref, size = 'md' }: { ref?: Ref<HTMLDivElement>; size?: PlotSize }) {
  return (
    <div ref={ref} className={frame.frame} data-size={size}>
      <SkeletonBlock shape="photo" />
    </div>
  )
}

type BoundaryProps = { children: ReactNode; onRetry: () => void }

class PlotBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  handleRetry = () => {
    this.props.onRetry()
    this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <ErrorBox onRetry={this.handleRetry}>
        <Trans>The chart could not be shown. Its figures are in the table.</Trans>
      </ErrorBox>
    )
  }
}
