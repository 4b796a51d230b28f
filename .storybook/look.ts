import { create } from 'storybook/theming/create'
import { fonts, schemeVariables } from '../src/app/theme/variables.ts'

export type Scheme = 'light' | 'dark'

/** Storybook's own frame and documents in the colours of the product, drawn from its theme. */
export function lookOf(scheme: Scheme) {
  const colours = schemeVariables[scheme]
  return create({
    base: scheme,
    brandTitle:
      '<span class="brand"><img src="./icon.svg" alt="" width="28" height="28" />Touchline<small>Storybook</small></span>',
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
    fontBase: fonts.sans,
    fontCode: fonts.mono,
    colorPrimary: colours['--tl-bar'],
    colorSecondary: colours['--tl-focus'],
    appBg: colours['--tl-page'],
    appContentBg: colours['--tl-surface'],
    appPreviewBg: colours['--tl-page'],
    appHoverBg: colours['--tl-pressed'],
    appBorderColor: colours['--tl-line'],
    appBorderRadius: 8,
    textColor: colours['--tl-text'],
    textInverseColor: colours['--tl-surface'],
    textMutedColor: colours['--tl-text2'],
    barBg: colours['--tl-page'],
    barTextColor: colours['--tl-text2'],
    barHoverColor: colours['--mantine-color-anchor'],
    barSelectedColor: colours['--mantine-color-anchor'],
    buttonBg: colours['--tl-surface'],
    buttonBorder: colours['--mantine-color-default-border'],
    booleanBg: colours['--tl-pressed'],
    booleanSelectedBg: colours['--tl-surface'],
    inputBg: colours['--tl-surface'],
    inputBorder: colours['--tl-line-control'],
    inputTextColor: colours['--tl-text'],
    inputBorderRadius: 8,
  })
}
