import { lazy, Suspense } from 'react'

const Banner = lazy(() => import('./ui/Banner').then((chunk) => ({ default: chunk.Banner })))
const Landing = lazy(() => import('./ui/Landing').then((chunk) => ({ default: chunk.Landing })))

/** Says that there is no backend. Loaded on its own: an app that has one never needs it. */
export function BackendBanner() {
  return (
    <Suspense fallback={null}>
      <Banner />
    </Suspense>
  )
}

/** The landing card of an app without a backend, with the banner on top; loaded on its own, as the banner is. */
export function UnconfiguredLanding() {
  return (
    <Suspense fallback={null}>
      <Landing />
    </Suspense>
  )
}
