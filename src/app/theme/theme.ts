import {
  createTheme,
  type AnchorProps,
  type ButtonProps,
  type CSSVariablesResolver,
  type DrawerRootProps,
  type InputProps,
  type MantineColorsTuple,
  type ModalProps,
  type ModalRootProps,
  type PasswordInputProps,
  type TextInputProps,
  type TextProps,
  type TooltipProps,
} from '@mantine/core'

const pitch: MantineColorsTuple = [
  '#F1FAF5',
  '#E0F3E8',
  '#C3E9D4',
  '#9DD9BA',
  '#72C59E',
  '#48AD82',
  '#2A946B',
  '#0B7A55',
  '#006142',
  '#01462F',
]

/** global.css hides the scrollbar behind a dialog. Mantine would inject a `<style>`, which the content security policy refuses. */
const removeScrollProps = { removeScrollBar: false }

/** Dialogs rise a little, panels slide in from their side; both for 180 ms (docs/product/app.md#motion). */
const transitionProps = { duration: 180, timingFunction: 'var(--tl-ease-in)' }
const dialogTransition = {
  ...transitionProps,
  transition: {
    in: { opacity: 1, transform: 'translateY(0)' },
    out: { opacity: 0, transform: 'translateY(8px)' },
    transitionProperty: 'opacity, transform',
  },
}

/** Sets defaults by the name of a component. Its own `extend` would load the component with the first page, whether used or not. */
const withDefaults = <Props>(defaultProps: Partial<Props>) => ({ defaultProps })

/** The product's design as a Mantine theme: colours, type, spacing, shadows. */
export const theme = createTheme({
  primaryColor: 'pitch',
  primaryShade: { light: 7, dark: 7 },
  white: '#FFFFFF',
  black: '#0E1B16',
  colors: {
    pitch,
    green: pitch,
    gray: [
      '#FBFBF9',
      '#F6F5F2',
      '#EDECE8',
      '#E0DFDA',
      '#CBCAC4',
      '#8B8983',
      '#71706A',
      '#585952',
      '#353934',
      '#1B231E',
    ],
    dark: [
      '#EDEDEA',
      '#CCCDC8',
      '#A4A5A0',
      '#73766F',
      '#343833',
      '#292D28',
      '#1A1E1A',
      '#111512',
      '#0C0F0D',
      '#070907',
    ],
    red: ['#FFF4F3', '#FFE8E6', '#FED2CE', '#FFB3AD', '#FD8B85', '#F65C58', '#D9403F', '#BC2025', '#9A0B16', '#71060E'],
    yellow: [
      '#FBF7ED',
      '#F7EDD9',
      '#F1DBB6',
      '#E7C389',
      '#D9A757',
      '#C58A26',
      '#AB7101',
      '#8D5B06',
      '#704803',
      '#523300',
    ],
    blue: [
      '#F1F8FF',
      '#E2F0FF',
      '#C7E1FF',
      '#A3CDFE',
      '#77B5FE',
      '#4C99F4',
      '#357FD9',
      '#1D66BE',
      '#0C4F9C',
      '#073973',
    ],
  },
  fontFamily: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  fontSmoothing: true,
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.35', sm: '1.43', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  headings: {
    fontWeight: '620',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '2rem', fontWeight: '640' },
      h2: { fontSize: '1.125rem', lineHeight: '1.625rem' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.375rem' },
      h4: { fontSize: '0.875rem', lineHeight: '1.25rem' },
      h5: { fontSize: '0.8125rem', lineHeight: '1.125rem' },
      h6: { fontSize: '0.75rem', lineHeight: '1rem' },
    },
  },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '96em' },
  shadows: {
    xs: '0 1px 1px rgba(14,27,22,.04)',
    sm: '0 1px 2px rgba(14,27,22,.06)',
    md: '0 4px 12px -2px rgba(14,27,22,.10), 0 1px 2px rgba(14,27,22,.06)',
    lg: '0 12px 28px -6px rgba(14,27,22,.16), 0 2px 6px rgba(14,27,22,.06)',
    xl: '0 24px 56px -12px rgba(14,27,22,.24), 0 4px 12px rgba(14,27,22,.08)',
  },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Text: withDefaults<TextProps>({ size: 'sm' }),
    Button: withDefaults<ButtonProps>({ size: 'sm' }),
    TextInput: withDefaults<TextInputProps>({ size: 'sm' }),
    PasswordInput: withDefaults<PasswordInputProps>({ size: 'sm' }),
    Input: withDefaults<InputProps>({ size: 'sm' }),
    Anchor: withDefaults<AnchorProps>({ size: 'sm' }),
    // Users click beside a dialog by accident, for example with a double click or while scrolling.
    Modal: withDefaults<ModalProps>({
      radius: 'md',
      padding: 20,
      shadow: 'xl',
      closeOnClickOutside: false,
      transitionProps: dialogTransition,
    }),
    ModalRoot: withDefaults<ModalRootProps>({ removeScrollProps, transitionProps: dialogTransition }),
    DrawerRoot: withDefaults<DrawerRootProps>({ removeScrollProps, transitionProps }),
    Tooltip: withDefaults<TooltipProps>({ transitionProps: { transition: 'fade', duration: 150 } }),
  },
})

/** Text, background, line and icon colour of badges and banners. */
type StateColours = Record<'green' | 'blue' | 'red' | 'yellow' | 'gray', readonly [string, string, string, string]>

const lightStates: StateColours = {
  green: ['#006142', '#E0F3E8', '#C3E9D4', '#2A946B'],
  blue: ['#0C4F9C', '#E2F0FF', '#C7E1FF', '#357FD9'],
  red: ['#9A0B16', '#FFE8E6', '#FED2CE', '#D9403F'],
  yellow: ['#704803', '#F7EDD9', '#F1DBB6', '#AB7101'],
  gray: ['#585952', '#F6F5F2', '#E0DFDA', '#8B8983'],
}

const darkStates: StateColours = {
  green: ['#9DD9BA', '#163428', '#134735', '#72C59E'],
  blue: ['#A3CDFE', '#1B2F41', '#1B3E64', '#77B5FE'],
  red: ['#FFB3AD', '#411E1D', '#631F1F', '#FD8B85'],
  yellow: ['#E7C389', '#362D15', '#4E3911', '#D9A757'],
  gray: ['#CCCDC8', '#292D28', '#343833', '#73766F'],
}

const stateVariables = (colours: StateColours) =>
  Object.fromEntries(
    Object.entries(colours).flatMap(([name, [text, ground, line, sign]]) => [
      [`--tl-${name}-text`, text],
      [`--tl-${name}-ground`, ground],
      [`--tl-${name}-line`, line],
      [`--tl-${name}-sign`, sign],
    ]),
  )

const lightVariables = {
  ...stateVariables(lightStates),
  '--mantine-color-text': '#0E1B16',
  '--mantine-color-body': '#FFFFFF',
  '--mantine-color-dimmed': '#585952',
  '--mantine-color-placeholder': '#71706A',
  '--mantine-color-anchor': '#0B7A55',
  '--mantine-color-default': '#FFFFFF',
  '--mantine-color-default-hover': '#F5F5F2',
  '--mantine-color-default-color': '#0E1B16',
  '--mantine-color-default-border': '#CBCAC4',
  '--mantine-color-error': '#BC2025',
  '--mantine-color-success': '#0B7A55',
  '--mantine-color-disabled': '#EDECE8',
  '--mantine-color-disabled-color': '#71706A',
  '--mantine-color-disabled-border': '#E0DFDA',
  '--mantine-primary-color-filled-hover': '#006142',
  '--tl-page': '#F6F5F2',
  '--tl-surface': '#FFFFFF',
  '--tl-sunken': '#FBFBF9',
  '--tl-hover': '#F5F5F2',
  '--tl-pressed': '#EDECE8',
  '--tl-line': '#E0DFDA',
  '--tl-line-control': '#8B8983',
  '--tl-text': '#0E1B16',
  '--tl-text2': '#585952',
  '--tl-text3': '#71706A',
  '--tl-selected': '#E0F3E8',
  '--tl-selected-text': '#006142',
  '--tl-focus': '#0B7A55',
  '--tl-bar': '#0B7A55',
  '--tl-draw': '#71706A',
  '--tl-draw-fill': '#0B7A55',
  '--tl-good': '#006142',
  '--tl-bad': '#9A0B16',
  '--tl-score-red': '#D9403F',
  '--tl-score-yellow': '#AB7101',
  '--tl-score-blue': '#357FD9',
  '--tl-score-green': '#2A946B',
  '--tl-chart-2': '#097C56',
  '--tl-overlay': 'rgba(22, 24, 21, .4)',
}

const darkVariables = {
  ...stateVariables(darkStates),
  '--mantine-color-text': '#EDEDEA',
  '--mantine-color-body': '#1A1E1A',
  '--mantine-color-dimmed': '#A4A5A0',
  '--mantine-color-placeholder': '#8E908A',
  '--mantine-color-anchor': '#72C59E',
  '--mantine-color-default': '#1A1E1A',
  '--mantine-color-default-hover': '#252924',
  '--mantine-color-default-color': '#EDEDEA',
  '--mantine-color-default-border': '#4A4E48',
  '--mantine-color-error': '#FD8B85',
  '--mantine-color-success': '#72C59E',
  '--mantine-color-disabled': '#292D28',
  '--mantine-color-disabled-color': '#A4A5A0',
  '--mantine-color-disabled-border': '#343833',
  '--mantine-primary-color-filled-hover': '#14815B',
  '--tl-page': '#111512',
  '--tl-surface': '#1A1E1A',
  '--tl-sunken': '#161A16',
  '--tl-hover': '#252924',
  '--tl-pressed': '#292D28',
  '--tl-line': '#343833',
  '--tl-line-control': '#73766F',
  '--tl-text': '#EDEDEA',
  '--tl-text2': '#A4A5A0',
  '--tl-text3': '#8E908A',
  '--tl-selected': '#0F3125',
  '--tl-selected-text': '#9DD9BA',
  '--tl-focus': '#72C59E',
  '--tl-bar': '#48AD82',
  '--tl-draw': '#A4A5A0',
  '--tl-draw-fill': '#48AD82',
  '--tl-good': '#9DD9BA',
  '--tl-bad': '#FFB3AD',
  '--tl-score-red': '#F65C58',
  '--tl-score-yellow': '#C58A26',
  '--tl-score-blue': '#4C99F4',
  '--tl-score-green': '#48AD82',
  '--tl-chart-2': '#5BBA91',
  '--tl-overlay': 'rgba(0, 0, 0, .6)',
}

/** The colours of both schemes by their variable, for what draws or checks them outside of the product's pages. */
export const schemeVariables = { light: lightVariables, dark: darkVariables } as const

/** Overrides Mantine's variables and adds ours as `--tl-…`, for both schemes. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--tl-ease-in': 'cubic-bezier(.2, 0, 0, 1)',
    '--tl-ease-out': 'cubic-bezier(.4, 0, 1, 1)',
  },
  light: lightVariables,
  dark: darkVariables,
})
