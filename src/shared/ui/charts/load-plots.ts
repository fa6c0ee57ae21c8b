export const loadLinePlot = () => import('./plot/LinePlot').then(({ LinePlot }) => LinePlot)
export const loadBarPlot = () => import('./plot/BarPlot').then(({ BarPlot }) => BarPlot)

/** Fetches the code of the charts once the browser has nothing else to do, so that the first chart comes at once. */
export function warmCharts(): void {
  const fetchQuietly = () => {
    // A chart that is shown later loads it again and tells of the failure.
    Promise.all([loadLinePlot(), loadBarPlot()]).catch(() => undefined)
  }
  if ('requestIdleCallback' in window) requestIdleCallback(fetchQuietly)
  else setTimeout(fetchQuietly, safariDelay)
}

/** Safari has no idle callback: by then, in ms, the screen stands. */
const safariDelay = 1500
