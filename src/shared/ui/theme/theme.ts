import { createTheme, type CSSVariablesResolver } from '@mantine/core'
import * as palette from './palette'
import { light, night } from './scheme'
import * as tokens from './tokens'

const field = {
  defaultProps: { size: 'md', radius: 'sm' },
  classNames: { input: 'f-input', label: 'f-label' },
}

/** The one Mantine theme. Literals live in tokens.ts; components take their defaults here. */
export const theme = createTheme({
  colors: {
    leaf: palette.leaf,
    gray: palette.sand,
    dark: palette.dark,
    amber: palette.amber,
    brick: palette.brick,
    lake: palette.lake,
    plum: palette.plum,
    straw: palette.straw,
  },
  primaryColor: 'leaf',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  white: palette.white,
  black: palette.black,
  fontFamily: tokens.fontFamily,
  fontSizes: tokens.fontSizes,
  spacing: tokens.spacing,
  radius: tokens.radius,
  breakpoints: tokens.breakpoints,
  defaultRadius: 'sm',
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  headings: { fontFamily: tokens.fontFamily, fontWeight: '600' },
  // Plain objects: `Button.extend` would load every component named here with the first screen.
  components: {
    Button: { defaultProps: { variant: 'filled', size: 'md', radius: 'xl' }, classNames: { root: 'b-root' } },
    ActionIcon: {
      defaultProps: { variant: 'subtle', color: 'gray', radius: 'xl' },
      classNames: { root: 'ai-root' },
    },
    TextInput: field,
    Select: field,
    Textarea: field,
  },
})

const asVariables = (values: Record<string, string>, prefix: string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${prefix}${name}`, value]))

const schemeVariables = (scheme: Record<keyof typeof light, string>) => ({
  ...asVariables(scheme, 'c-'),
  '--mantine-color-body': scheme.ground,
  '--mantine-color-text': scheme.text,
  '--mantine-color-dimmed': scheme.muted,
  '--mantine-color-placeholder': scheme.muted,
  '--mantine-color-default-border': scheme.line,
  '--mantine-color-anchor': scheme.accent,
  '--mantine-color-error': scheme.alert,
})

/** Turns the tokens into `--c-*` (meaning) and `--sz-*` (size) variables for both colour schemes. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: asVariables(tokens.sizes, 'sz-'),
  light: schemeVariables(light),
  dark: schemeVariables(night),
})
