import { schemeVariables } from '../../src/app/theme/variables.ts'

/** A variable of the theme that has a value for each scheme. */
export type Token = keyof (typeof schemeVariables)['light']

/** What each colour is for. A new one in the theme does not compile until it says so here. */
export const uses: Record<Exclude<Token, `--mantine-${string}` | `--tl-${StateColour}-${StatePart}`>, string> = {
  '--tl-page': 'Page, sidebar',
  '--tl-surface': 'Cards, tables, dialogs, inputs',
  '--tl-sunken': 'Head of a table',
  '--tl-hover': 'Row or card under the pointer',
  '--tl-pressed': 'Tracks, remainders, pressed',
  '--tl-line': 'Borders and row lines',
  '--tl-line-control': 'Edges of inputs and switches',
  '--tl-text': 'Text',
  '--tl-text2': 'Labels, second line',
  '--tl-text3': 'Placeholders, dashes',
  '--tl-selected': 'Ground of the current entry',
  '--tl-selected-text': 'Text of the current entry',
  '--tl-focus': 'Focus ring',
  '--tl-bar': 'Current line, arc, active tab',
  '--tl-draw': 'Lines of the drawings',
  '--tl-draw-fill': 'The ball of the drawings',
  '--tl-good': 'A change for the better',
  '--tl-bad': 'A change for the worse',
  '--tl-score-red': 'Fan score below 60',
  '--tl-score-yellow': 'Fan score from 60',
  '--tl-score-blue': 'Fan score from 80',
  '--tl-score-green': 'Fan score from 90',
  '--tl-chart-2': 'Second series of a chart',
  '--tl-overlay': 'Behind a dialog or a panel',
}

export const stateColours = ['green', 'blue', 'red', 'yellow', 'gray'] as const
type StateColour = (typeof stateColours)[number]
type StatePart = 'text' | 'ground' | 'line' | 'sign'

/** A colour, the ground that it stands on, and the contrast that it needs there. */
export interface Pair {
  colour: Token
  ground: Token
  needs: 3 | 4.5
}

const pairs = (needs: Pair['needs'], colours: readonly Token[], grounds: readonly Token[]): Pair[] =>
  colours.flatMap((colour) => grounds.map((ground) => ({ colour, ground, needs })))

/** Every pair that stands in the product: 4.5 for text, 3 for edges, marks and the focus. */
export const contrastPairs: readonly Pair[] = [
  ...pairs(
    4.5,
    ['--tl-text', '--tl-text2'],
    ['--tl-page', '--tl-surface', '--tl-sunken', '--tl-hover', '--tl-pressed'],
  ),
  ...pairs(4.5, ['--tl-text3', '--mantine-color-anchor'], ['--tl-page', '--tl-surface', '--tl-hover']),
  ...pairs(4.5, ['--tl-selected-text'], ['--tl-selected']),
  ...pairs(4.5, ['--mantine-color-error', '--mantine-color-success', '--tl-good', '--tl-bad'], ['--tl-surface']),
  ...stateColours.flatMap((name) => pairs(4.5, [`--tl-${name}-text`], [`--tl-${name}-ground`])),
  ...pairs(3, ['--tl-line-control', '--tl-focus'], ['--tl-page', '--tl-surface']),
  ...pairs(3, ['--tl-bar'], ['--tl-page', '--tl-selected']),
  ...pairs(
    3,
    [
      '--tl-draw',
      '--tl-draw-fill',
      '--tl-score-red',
      '--tl-score-yellow',
      '--tl-score-blue',
      '--tl-score-green',
      '--tl-chart-2',
    ],
    ['--tl-surface'],
  ),
]
