import {
  createTheme,
  type AnchorProps,
  type ButtonProps,
  type ComboboxProps,
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
import { commonVariables, fonts, schemeVariables } from './variables.ts'

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

/**
 * global.css hides the scrollbar behind a dialog. Mantine would inject a `<style>`, which the content security policy
 * refuses.
 */
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

/**
 * Sets defaults by the name of a component. Its own `extend` would load the component with the first page, whether used
 * or not.
 */
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
  fontFamily: fonts.sans,
  fontFamilyMonospace: fonts.mono,
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
    // A list of choices covers the line below its field, instead of half of it.
    Combobox: withDefaults<ComboboxProps>({ offset: 2 }),
    Tooltip: withDefaults<TooltipProps>({ transitionProps: { transition: 'fade', duration: 150 } }),
  },
})

/** Overrides Mantine's variables and adds ours as `--tl-…`, for both schemes. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: commonVariables,
  ...schemeVariables,
})
