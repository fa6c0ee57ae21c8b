/** Every literal of the look lives here. Nothing outside tokens.ts names a colour or a pixel. */
export type Shades = [string, string, string, string, string, string, string, string, string, string];

export const breakpoints = { '2xs': '22.5em', xs: '30em', sm: '40em', md: '48em', lg: '62em', xl: '75em' };

/** Green for 'do'. Moss, not mint: it sits on warm paper without shouting. */
export const leaf: Shades = ['#eef5ee', '#dcebdd', '#bbd8bf', '#97c49f', '#78b186', '#4f9163', '#387a4e', '#2b6640', '#205033', '#143a25'];
/** Warm greys: paper, not steel. Replaces Mantine's gray. */
export const sand: Shades = ['#faf8f4', '#f3efe8', '#e9e3d9', '#d9d1c4', '#bab1a2', '#8a8173', '#6b6357', '#524b41', '#38332c', '#221f1a'];
/** Dark scheme: warm charcoal, never black. Index 7 is the ground. */
export const dark: Shades = ['#eeebe4', '#d3cfc6', '#b0aca2', '#88857b', '#53544c', '#3b3d37', '#2d2f2a', '#191b18', '#141613', '#0f110e'];
/** Attention, first degree. */
export const amber: Shades = ['#fdf4e3', '#fae7c5', '#f3d08d', '#eab755', '#dd9d2f', '#c07d18', '#9c6110', '#7f4d0c', '#633c0a', '#472b07'];
/** Attention, second degree. */
export const brick: Shades = ['#fcf0ed', '#f9dcd6', '#f1b6ab', '#e68e80', '#d86858', '#c24a3d', '#a83830', '#8c2c27', '#6e2220', '#4e1817'];
/** Data colours: blue, plum and straw differ in lightness as well as hue. */
export const lake: Shades = ['#eef4f8', '#d9e6ef', '#b4cede', '#8ab2cb', '#6397b7', '#447ea1', '#336a8c', '#275572', '#1c4159', '#122c3d'];
export const plum: Shades = ['#f7f1f6', '#ecdfea', '#d9bfd4', '#c39cbb', '#ad7ba3', '#955f8a', '#7d4b73', '#653b5d', '#4c2c46', '#341d30'];
export const straw: Shades = ['#f8f5ec', '#efe8d3', '#ded0a9', '#cbb780', '#9f8947', '#8c783a', '#766430', '#625327', '#4a3f1d', '#322b13'];

export const white = '#ffffff';
export const black = '#221f1a';

export const fontFamily = "'Onest Variable', system-ui, sans-serif";
export const fontSizes = { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' };
export const spacing = { '3xs': '0.25rem', '2xs': '0.375rem', xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem', '2xl': '3rem' };
export const radius = { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' };

/** Sizes with a name, as --sz-*. */
export const sizes = {
  tap: '2.75rem', side: '15.5rem', bar: '4.25rem', top: '4rem', content: '70rem', read: '42rem', form: '23rem',
  'fig-xl': '3.5rem', 'fig-lg': '2.5rem', 'fig-md': '1.625rem', 'fig-sm': '1.25rem',
  thumb: '4rem', 'thumb-lg': '5.5rem', face: '2rem', 'face-sm': '1.25rem', dot: '0.5rem', meter: '0.625rem', 'meter-sm': '0.375rem',
  icon: '1.375rem', hair: '1px', focus: '2px', 'avatar-sm': '2.25rem', avatar: '2.75rem', 'avatar-lg': '4rem',
  chart: '13rem', 'chart-sm': '5rem', 'chart-md': '10rem', 'col-min': '17rem', 'slot-min': '5.25rem', 'fig-min': '7.5rem', caption: '0.75rem', h1: '1.625rem', 'h1-wide': '2rem', spark: '5rem', 'spark-h': '2rem', 'panel': '20rem',
};

const alpha = (hex: string, a: number) => `${hex}${Math.round(a * 255).toString(16).padStart(2, '0')}`;

/** Meaning, not hue: screens use these names only. */
export const light = {
  ground: '#f8f5ef', surface: white, sunken: '#f3efe7', line: sand[2], field: '#968d80',
  text: black, muted: sand[6],
  accent: leaf[7], 'accent-strong': leaf[8], 'accent-soft': '#e5f0e5', 'on-accent': white, 'on-accent-soft': leaf[8],
  warn: amber[7], 'warn-soft': amber[0], 'warn-mark': amber[5], alert: brick[6], 'alert-soft': brick[0], 'alert-mark': brick[5],
  protein: lake[7], carbs: straw[4], fat: '#9d6a93', series: leaf[7], 'series-soft': leaf[2], target: sand[6], 'mark-off': sand[3],
  'mood-1': '#b9cfde', 'mood-2': '#d5e2ea', 'mood-3': '#e9e3d9', 'mood-4': '#d3e6d4', 'mood-5': '#b3d6b8', 'mood-ink': sand[8],
  scrim: alpha(black, 0.62), overlay: alpha(black, 0.4), 'on-photo': white, glass: alpha('#f8f5ef', 0.9),
  bar: leaf[5], 'bar-2': lake[5],
  'tint-lake': '#dde8f0', 'tint-lake-ink': lake[8], 'tint-plum': '#eee1ec', 'tint-plum-ink': plum[8], 'tint-straw': '#efe6cd', 'tint-straw-ink': straw[8],
  mine: '#dfeedf', theirs: white, shadow: `0 0.75rem 2rem ${alpha('#4a3a20', 0.1)}`,
};
export const night: Record<keyof typeof light, string> = {
  ground: dark[7], surface: '#22251f', sunken: '#2a2d27', line: '#383b34', field: '#74756c',
  text: dark[0], muted: dark[2],
  accent: leaf[3], 'accent-strong': leaf[2], 'accent-soft': '#25382a', 'on-accent': '#10241a', 'on-accent-soft': leaf[2],
  warn: amber[3], 'warn-soft': '#372c17', 'warn-mark': amber[4], alert: brick[3], 'alert-soft': '#3b221e', 'alert-mark': brick[4],
  protein: lake[3], carbs: straw[3], fat: plum[4], series: leaf[3], 'series-soft': leaf[8], target: dark[2], 'mark-off': dark[4],
  'mood-1': '#3f5c70', 'mood-2': '#415563', 'mood-3': '#4c4b43', 'mood-4': '#40583f', 'mood-5': '#417149', 'mood-ink': dark[0],
  scrim: alpha('#0f110e', 0.68), overlay: alpha('#0f110e', 0.6), 'on-photo': white, glass: alpha(dark[7], 0.92),
  bar: leaf[4], 'bar-2': lake[4],
  'tint-lake': '#263b49', 'tint-lake-ink': lake[2], 'tint-plum': '#40303d', 'tint-plum-ink': plum[2], 'tint-straw': '#3e3722', 'tint-straw-ink': straw[2],
  mine: '#27402d', theirs: '#22251f', shadow: `0 0.75rem 2rem ${alpha('#000000', 0.4)}`,
};
/** Avatar tints: background and ink, picked by the person's id. */
export const avatarTints = ['lake', 'plum', 'straw'] as const;
/** Axis text for charts (Recharts takes numbers). */
export const chart = {
  tick: 12, tickGap: 10, minGap: 24, minGapBar: 8, axis: 44, stroke: 2.5, strokeSm: 2, thin: 1, target: 1.5, dot: 4, dotSm: 3, bar: 28, barGap: '28%', barRadius: 6, labelLift: -2,
  dash: '3 5', gapDash: '1 5', margin: { top: 12, right: 8, bottom: 0, left: 0 }, marginWide: { top: 12, right: 12, bottom: 0, left: 0 }, marginSpark: { top: 6, right: 6, bottom: 6, left: 4 }, inset: { left: 6, right: 10 },
};
