import { faultPresets } from '../../../../mocks/faults/presets.ts'
import { DENSITIES, type Density } from '../../../../src/ui/DataTable/view/tableView.ts'
import { scenes, type SceneId } from './scenes.ts'

/**
 * Options of Storybook's toolbar, by the name of their global. Values are letters, digits and dashes, so that an
 * address can hold them.
 */
interface Option {
  value: string
  title: string
}

const PEOPLE = {
  admin: 'Administrator',
  user: 'User',
  'other-club': 'Administrator of another club',
  'no-plan': 'Owner without a plan',
  nobody: 'Signed out',
} as const
export type Somebody = keyof typeof PEOPLE

const HOUR = 3_600_000
const CLOCKS = {
  start: { title: 'At the start', passed: 0 },
  hour: { title: '1 hour later', passed: HOUR },
  day: { title: '1 day later', passed: 24 * HOUR },
  week: { title: '1 week later', passed: 7 * 24 * HOUR },
  month: { title: '30 days later', passed: 30 * 24 * HOUR },
} as const

const LATENCIES = {
  none: { title: 'Answers at once', ms: 0 },
  short: { title: 'Answers after 0.4 s', ms: 400 },
  long: { title: 'Answers after 2 s', ms: 2000 },
  longer: { title: 'Answers after 8 s', ms: 8000 },
  never: { title: 'Never answers', ms: 2_000_000_000 },
} as const

const ANSWERS = { 'all-402': 402, 'all-403': 403, 'all-404': 404, 'all-500': 500, 'all-drop': 'drop' } as const
export type FaultSetting = { preset: string } | { answer: (typeof ANSWERS)[keyof typeof ANSWERS] } | null

const titled = (entries: Readonly<Record<string, { title: string }>>): Option[] =>
  Object.entries(entries).map(([value, { title }]) => ({ value, title }))

const faults: Option[] = [
  { value: 'none', title: 'No fault' },
  { value: 'all-402', title: 'Everything asks for a payment (402)' },
  { value: 'all-403', title: 'Everything is forbidden (403)' },
  { value: 'all-404', title: 'Everything is gone (404)' },
  { value: 'all-500', title: 'Everything fails (500)' },
  { value: 'all-drop', title: 'Nothing gets through' },
  ...faultPresets.map(({ fault }) => ({ value: fault.id, title: fault.title })),
]

const toolbar = (title: string, icon: string, items: Option[], dynamicTitle = false) => ({
  description: title,
  toolbar: { title: dynamicTitle ? title : '', icon, items, dynamicTitle },
})

/** The choices of the toolbar, for `globalTypes` of .storybook/preview.tsx. The width is Storybook's own `viewport`. */
export const globalTypes = {
  scheme: toolbar(
    'Colour scheme',
    'mirror',
    [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'both', title: 'Light beside dark' },
    ],
    true,
  ),
  scene: toolbar('Club and scenario', 'category', titled(scenes), true),
  person: toolbar(
    'Person',
    'user',
    Object.entries(PEOPLE).map(([value, title]) => ({ value, title })),
  ),
  clock: toolbar('Clock', 'calendar', titled(CLOCKS)),
  latency: toolbar('Latency', 'timer', titled(LATENCIES)),
  fault: toolbar('Fault', 'lightning', faults),
  direction: toolbar('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  motion: toolbar('Motion', 'fastforward', [
    { value: 'system', title: 'Motion as the system says' },
    { value: 'full', title: 'Full motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  density: toolbar(
    'Density of tables',
    'listunordered',
    DENSITIES.map((value) => ({ value, title: `${value.slice(0, 1).toUpperCase()}${value.slice(1)} rows` })),
  ),
}

/** What a story begins with. */
export const initialGlobals = {
  scheme: 'light',
  viewport: { value: 'laptop', isRotated: false },
  scene: 'rovers-300',
  person: 'admin',
  clock: 'start',
  latency: 'none',
  fault: 'none',
  direction: 'ltr',
  motion: 'system',
  density: 'roomy',
}

/** The widths of the toolbar, as Storybook's viewports. */
export const viewports = {
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' } },
  laptop: { name: 'Laptop, 1440', styles: { width: '1440px', height: '900px' } },
  wide: { name: 'Wide, 1920', styles: { width: '1920px', height: '1080px' } },
  fit: { name: 'As wide as the window', styles: { width: '100%', height: '100%' } },
  all: { name: 'All widths at once', styles: { width: '100%', height: '100%' } },
} as const

const WIDTHS = ['phone', 'tablet', 'laptop', 'wide'] as const
export type Width = (typeof WIDTHS)[number]
export type Scheme = 'light' | 'dark'

/** The toolbar, read. */
export interface Settings {
  schemes: readonly Scheme[]
  widths: readonly Width[]
  scene: SceneId
  person: Somebody
  /** How much of the model's time has passed, in milliseconds. */
  passed: number
  latency: number
  fault: FaultSetting
  direction: 'ltr' | 'rtl'
  motion: 'system' | 'full' | 'reduced'
  density: Density
}

const has = <Table extends object>(table: Table, key: unknown): key is keyof Table =>
  typeof key === 'string' && Object.hasOwn(table, key)

function readWidths(viewport: unknown): readonly Width[] {
  const value = typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : viewport
  if (value === 'all') return WIDTHS
  return [WIDTHS.find((width) => width === value) ?? 'laptop']
}

function readFault(fault: unknown): FaultSetting {
  if (has(ANSWERS, fault)) return { answer: ANSWERS[fault] }
  const preset = faultPresets.find((known) => known.fault.id === fault)
  return preset ? { preset: preset.fault.id } : null
}

/** Reads the globals of a story. Whatever is unknown, such as a value of an old link, is what a story begins with. */
export function readSettings(globals: Readonly<Record<string, unknown>>): Settings {
  const { scheme, viewport, scene, person, clock, latency, fault, direction, motion, density } = globals
  return {
    schemes: scheme === 'both' ? ['light', 'dark'] : [scheme === 'dark' ? 'dark' : 'light'],
    widths: readWidths(viewport),
    scene: has(scenes, scene) ? scene : 'rovers-300',
    person: has(PEOPLE, person) ? person : 'admin',
    passed: has(CLOCKS, clock) ? CLOCKS[clock].passed : 0,
    latency: has(LATENCIES, latency) ? LATENCIES[latency].ms : 0,
    fault: readFault(fault),
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
    motion: motion === 'full' || motion === 'reduced' ? motion : 'system',
    density: DENSITIES.find((known) => known === density) ?? 'roomy',
  }
}

/** The scheme and the width of the toolbar make one picture, or several beside each other. */
export const inPanes = ({ schemes, widths }: Settings) => schemes.length * widths.length > 1

/** Settings that differ in this need the story from its beginning: another world, or other panes. */
export function beginningOf(settings: Settings): string {
  const { scene, person, passed, latency, fault } = settings
  return JSON.stringify([scene, person, passed, latency, fault, inPanes(settings)])
}
