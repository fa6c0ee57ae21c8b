import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBox } from '../ErrorBox'
import { SkeletonBlock } from '../Skeletons'
import type { PlotSize } from './model/chart-props'
import frame from './plot-frame.module.css'

/**
 * A plot whose code loads when it is first on screen. Its place has the plot's height from the start; a failed load
 * is said there and can be tried again.
 * @param load fetches the component; called again after a failure
 */
export function lazyPlot<Props extends { size?: PlotSize }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fresh = () => lazy(async () => ({ default: await load() }))
  let Plot = fresh()
  return function LazyPlot(props: Props) {
    const [, setTries] = useState(0)
    const handleRetry = () => {
      Plot = fresh()
      setTries((tries) => tries + 1)
    }
    return (
      <PlotBoundary onRetry={handleRetry}>
        <Suspense fallback={<PlotSkeleton size={props.size} />}>
          <Plot {...props} />
        </Suspense>
      </PlotBoundary>
    )
  }
}

function PlotSkeleton({ size = 'md' }: { size?: PlotSize }) {
  return (
    <div className={frame.frame} data-size={size}>
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
      <ErrorBox
        action={
          <Button variant="light" onClick={this.handleRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>The chart could not be shown. Its figures are in the table.</Trans>
      </ErrorBox>
    )
  }
}
