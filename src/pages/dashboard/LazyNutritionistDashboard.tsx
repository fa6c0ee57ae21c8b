import { lazyRouteComponent } from '@tanstack/react-router'

/** A nutritionist's dashboard, whose code a client never loads: `preload` fetches it beside its data. */
export const NutritionistDashboard = lazyRouteComponent(() =>
  import('./nutritionist/NutritionistDashboard').then((chunk) => ({ default: chunk.NutritionistDashboard })),
)
