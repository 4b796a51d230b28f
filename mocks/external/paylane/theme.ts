import { Button, mergeThemeOverrides, TextInput, type CSSVariablesResolver } from '@mantine/core'
import * as own from '../../../src/app/theme/theme.ts'

/** The payment provider's theme: cool greys and slate blue, with the sizes of the product's theme. */
export const theme = mergeThemeOverrides(own.theme, {
  primaryColor: 'slate',
  primaryShade: { light: 7, dark: 7 },
  colors: {
    slate: [
      '#F3F5FB',
      '#E4E8F4',
      '#CBD2E8',
      '#A9B4D8',
      '#8593C6',
      '#6675B3',
      '#4F5FA0',
      '#3D4B8A',
      '#303C70',
      '#222B52',
    ],
    dark: [
      '#ECEDF2',
      '#CBCDD6',
      '#A6AAB8',
      '#71778A',
      '#474C5C',
      '#313542',
      '#1A1D26',
      '#12141B',
      '#0D0F15',
      '#080A0E',
    ],
  },
  components: {
    Button: Button.extend({ defaultProps: { size: 'md' } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'md' } }),
  },
})

/** Selects the root element of the provider's pages. */
export const cssVariablesSelector = ":root[data-look='paylane']"

export const cssVariablesResolver: CSSVariablesResolver = (resolved) => {
  const { variables, light, dark } = own.cssVariablesResolver(resolved)
  return {
    variables,
    light: {
      ...light,
      '--mantine-color-text': '#1A1D29',
      '--mantine-color-dimmed': '#565B6C',
      '--mantine-color-placeholder': '#6E7385',
      '--mantine-color-anchor': '#3D4B8A',
      '--mantine-color-default-hover': '#F3F5FB',
      '--mantine-color-default-color': '#1A1D29',
      '--mantine-color-default-border': '#C6CAD6',
      '--mantine-primary-color-filled-hover': '#303C70',
      '--tl-page': '#F4F5F8',
      '--tl-surface': '#FFFFFF',
      '--tl-line': '#DDE0E8',
      '--tl-line-control': '#868B9B',
      '--tl-text': '#1A1D29',
      '--tl-text2': '#565B6C',
      '--tl-focus': '#4F5FA0',
    },
    dark: {
      ...dark,
      '--mantine-color-body': '#1A1D26',
      '--mantine-color-text': '#ECEDF2',
      '--mantine-color-dimmed': '#A6AAB8',
      '--mantine-color-placeholder': '#8D92A1',
      '--mantine-color-anchor': '#A9B4D8',
      '--mantine-color-default': '#1A1D26',
      '--mantine-color-default-hover': '#242834',
      '--mantine-color-default-color': '#ECEDF2',
      '--mantine-color-default-border': '#474C5C',
      '--mantine-primary-color-filled-hover': '#4F5FA0',
      '--tl-page': '#12141B',
      '--tl-surface': '#1A1D26',
      '--tl-line': '#313542',
      '--tl-line-control': '#71778A',
      '--tl-text': '#ECEDF2',
      '--tl-text2': '#A6AAB8',
      '--tl-focus': '#A9B4D8',
    },
  }
}
