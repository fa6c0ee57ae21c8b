import { type ShareProps, ShareRing } from './ShareRing'

const fullCircle = 50

/** Parts of a whole as a pie, each labelled with its figure and percent. */
export function PieChart(props: ShareProps) {
  return <ShareRing {...props} thickness={fullCircle} />
}
