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

type StateVariable = `--tl-${keyof StateColours}-${'text' | 'ground' | 'line' | 'sign'}`

const stateVariables = (colours: StateColours) =>
  Object.fromEntries(
    Object.entries(colours).flatMap(([name, [text, ground, line, sign]]) => [
      [`--tl-${name}-text`, text],
      [`--tl-${name}-ground`, ground],
      [`--tl-${name}-line`, line],
      [`--tl-${name}-sign`, sign],
    ]),
    // The entries are those of the type, which `fromEntries` cannot tell.
  ) as Record<StateVariable, string>

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

/** The colours of both schemes by their variable. The file imports nothing, so that tools can read it, too. */
export const schemeVariables = { light: lightVariables, dark: darkVariables } as const

/** The variables that are the same in both schemes. */
export const commonVariables = {
  '--tl-ease-in': 'cubic-bezier(.2, 0, 0, 1)',
  '--tl-ease-out': 'cubic-bezier(.4, 0, 1, 1)',
} as const

export const fonts = {
  sans: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
} as const
