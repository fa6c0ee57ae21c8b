import { type ShareProps, ShareRing } from './ShareRing'

const ring = 16

/** Parts of a whole as a ring, each labelled with its figure and percent. */
export function DoughnutChart(props: ShareProps) {
  return <ShareRing {...props} thickness={ring} />
}
