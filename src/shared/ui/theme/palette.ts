/** The hues of the look in ten shades each. Screens never name them; they use the meanings of scheme.ts. */
export type Shades = [string, string, string, string, string, string, string, string, string, string]

/** Green for 'do'. Moss, not mint: it sits on warm paper without shouting. */
export const leaf: Shades = [
  '#eef5ee',
  '#dcebdd',
  '#bbd8bf',
  '#97c49f',
  '#78b186',
  '#4f9163',
  '#387a4e',
  '#2b6640',
  '#205033',
  '#143a25',
]
/** Warm greys: paper, not steel. Replaces Mantine's gray. */
export const sand: Shades = [
  '#faf8f4',
  '#f3efe8',
  '#e9e3d9',
  '#d9d1c4',
  '#bab1a2',
  '#8a8173',
  '#6b6357',
  '#524b41',
  '#38332c',
  '#221f1a',
]
/** Dark scheme: warm charcoal, never black. Index 7 is the ground. */
export const dark: Shades = [
  '#eeebe4',
  '#d3cfc6',
  '#b0aca2',
  '#88857b',
  '#53544c',
  '#3b3d37',
  '#2d2f2a',
  '#191b18',
  '#141613',
  '#0f110e',
]
/** Attention, first degree. */
export const amber: Shades = [
  '#fdf4e3',
  '#fae7c5',
  '#f3d08d',
  '#eab755',
  '#dd9d2f',
  '#c07d18',
  '#9c6110',
  '#7f4d0c',
  '#633c0a',
  '#472b07',
]
/** Attention, second degree. */
export const brick: Shades = [
  '#fcf0ed',
  '#f9dcd6',
  '#f1b6ab',
  '#e68e80',
  '#d86858',
  '#c24a3d',
  '#a83830',
  '#8c2c27',
  '#6e2220',
  '#4e1817',
]
/** Data colours: blue, plum and straw differ in lightness as well as hue. */
export const lake: Shades = [
  '#eef4f8',
  '#d9e6ef',
  '#b4cede',
  '#8ab2cb',
  '#6397b7',
  '#447ea1',
  '#336a8c',
  '#275572',
  '#1c4159',
  '#122c3d',
]
export const plum: Shades = [
  '#f7f1f6',
  '#ecdfea',
  '#d9bfd4',
  '#c39cbb',
  '#ad7ba3',
  '#955f8a',
  '#7d4b73',
  '#653b5d',
  '#4c2c46',
  '#341d30',
]
export const straw: Shades = [
  '#f8f5ec',
  '#efe8d3',
  '#ded0a9',
  '#cbb780',
  '#9f8947',
  '#8c783a',
  '#766430',
  '#625327',
  '#4a3f1d',
  '#322b13',
]

export const white = '#ffffff'
export const black = '#221f1a'
