import { whenIdle } from '@/shared/lib/when-idle'

export const loadLinePlot = () => import('./plot/LinePlot').then(({ LinePlot }) => LinePlot)
export const loadBarPlot = () => import('./plot/BarPlot').then(({ BarPlot }) => BarPlot)

/** Fetches the code of the charts once the browser has nothing else to do, so that the first chart comes at once. */
export function warmCharts(): void {
  whenIdle(() => {
    // A chart that is shown later loads it again and tells of the failure.
    Promise.all([loadLinePlot(), loadBarPlot()]).catch(() => undefined)
  })
}
