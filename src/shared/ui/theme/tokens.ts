/** Sizes of the look. Nothing outside this folder names a colour or a pixel. */
export const breakpoints = { '2xs': '22.5em', xs: '30em', sm: '40em', md: '48em', lg: '62em', xl: '75em' }

export const fontFamily = "'Onest Variable', system-ui, sans-serif"
export const fontSizes = { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' }
export const spacing = {
  '3xs': '0.25rem',
  '2xs': '0.375rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  '2xl': '3rem',
}
export const radius = { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' }

/** Sizes with a name, as --sz-*. */
export const sizes = {
  tap: '2.75rem',
  side: '15.5rem',
  bar: '4.25rem',
  top: '4rem',
  content: '70rem',
  read: '42rem',
  form: '23rem',
  'fig-xl': '3.5rem',
  'fig-lg': '2.5rem',
  'fig-md': '1.625rem',
  'fig-sm': '1.25rem',
  thumb: '4rem',
  'thumb-lg': '5.5rem',
  face: '2rem',
  'face-sm': '1.25rem',
  dot: '0.5rem',
  meter: '0.625rem',
  'meter-sm': '0.375rem',
  icon: '1.375rem',
  hair: '1px',
  focus: '2px',
  'avatar-sm': '2.25rem',
  avatar: '2.75rem',
  'avatar-lg': '4rem',
  chart: '13rem',
  'chart-sm': '5rem',
  'chart-md': '10rem',
  'col-min': '17rem',
  'slot-min': '5.25rem',
  'fig-min': '7.5rem',
  caption: '0.75rem',
  h1: '1.625rem',
  'h1-wide': '2rem',
  spark: '5rem',
  'spark-h': '2rem',
  panel: '20rem',
  'flag-radius': '0.1875rem',
}

/** Avatar tints: background and ink, picked by the person's id. */
export const avatarTints = ['lake', 'plum', 'straw'] as const
/** Measures of charts: Recharts takes numbers. */
export const chart = {
  tick: 12,
  /** The widest digit, label character of an axis, px. */
  digit: 7.5,
  tickGap: 10,
  dayLabel: 54,
  weekdayLabel: 28,
  stroke: 2.5,
  thin: 1.25,
  target: 1.5,
  dot: 4,
  /** Wider than a dot: both are seen at the same spot. */
  ring: 5.5,
  bar: 28,
  barGap: '28%',
  barRadius: 6,
  hollow: 0.3,
  labelLift: 6,
  targetDash: '3 5',
  gapDash: '1 5',
  /** Of the first, second, third series: told apart without colour. */
  dashes: ['none', '9 5', '12 4 3 4'],
  margin: { top: 12, right: 8, bottom: 0, left: 0 },
  inset: { left: 8, right: 10 },
}
