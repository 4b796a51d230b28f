import '../../../../src/app/theme/styles.ts'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkPage, showWidth } from '../../stories/looks.ts'
import { CellApp } from '../../stories/matrix/CellApp.tsx'
import { cellParameters, whyNot, type Cell } from '../../stories/matrix/cell.ts'
import { screenIds, screenOf, type ScreenId } from '../../stories/matrix/screens.ts'
import { nextFrame, settled } from '../../stories/matrix/settled.ts'
import { stateIds, stateOf, type StateId } from '../../stories/matrix/states.ts'
import { beyondWindowAtRest } from '../../stories/overflow.ts'
import { initialGlobals, readSettings, type Scheme } from '../../stories/toolbar/settings.ts'
import { openStoryWorld } from '../../stories/toolbar/storyWorld.ts'

const WIDTHS = [390, 820, 1440, 1920]
/** The looks that need no screen of their own: a cell is checked in both schemes and at every width. */
const sameScreen: readonly StateId[] = ['dark', 'narrow']

const screensIn = (state: StateId) =>
  sameScreen.includes(state) ? [] : screenIds.filter((screen) => whyNot({ screen, state }) === null)

/** In the gate, each state is checked with axe on every nth of the screens that have it. */
const EVERY = 16

interface CheckedCell extends Cell {
  /** Checked with axe in both schemes; else only that it fits each width. */
  withAxe: boolean
}

/**
 * The cells that are checked. In the gate, axe checks each state on some of the screens, since stories check screens with
 * it, too. The widths of every loaded screen are checked here alone.
 */
const checked = stateIds.flatMap((state, shift): CheckedCell[] => {
  const screens = screensIn(state)
  // Few screens have some of the states: at least one of them is checked.
  const first = shift % Math.min(EVERY, screens.length)
  return screens
    .map((screen, at) => ({ screen, state, withAxe: Boolean(import.meta.env['VITE_FULL']) || at % EVERY === first }))
    .filter(({ withAxe }) => withAxe || state === 'loaded')
})

/** The screens are checked in three files, so that every core has work. */
type ScreenGroup = 'public' | 'data' | 'club'
function groupOf(id: ScreenId): ScreenGroup {
  if (screenOf(id).isPublic) return 'public'
  return id.startsWith('data-') || id.startsWith('fan') ? 'data' : 'club'
}

const page = document.documentElement
let root: Root | null = null
let restoreWidth = () => {}

/** Opens a screen in a state. The result shows it in another scheme. */
async function open(cell: Cell): Promise<(scheme: Scheme) => Promise<void>> {
  const opened = await openStoryWorld(cellParameters(cell), readSettings(initialGlobals))
  const direction = stateOf(cell.state).globals?.direction === 'rtl' ? 'rtl' : 'ltr'
  page.dir = direction
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  const app = createRoot(element)
  root = app
  async function show(scheme: Scheme) {
    page.dataset.mantineColorScheme = scheme
    app.render(<CellApp opened={opened} {...{ direction, scheme }} />)
    await nextFrame()
  }
  await show('light')
  await settled(element, opened, cell.state)
  return show
}

/** The widths at which something reaches beyond the window. */
async function overflows(): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await showWidth(width)
    const beyond = await beyondWindowAtRest()
    if (beyond > 0) found.push(`${beyond} px beyond ${window.innerWidth} px`)
  }
  return found
}

/** Checks the cells of some screens: nothing reaches beyond the window at any width, and axe in both schemes. */
export function checkCells(group: ScreenGroup): void {
  beforeAll(async () => {
    // Colours change at once when the scheme does.
    page.dataset.schemeChanges = ''
    restoreWidth = await showWidth(1440)
  })
  afterEach(() => root?.unmount())
  afterAll(() => {
    page.dir = 'ltr'
    restoreWidth()
  })

  const ofGroup = checked.filter((cell) => groupOf(cell.screen) === group)
  describe.each([...new Set(ofGroup.map(({ screen }) => screen))])('%s', (screen) => {
    const cells = ofGroup.filter((cell) => cell.screen === screen)
    it.each(cells.filter(({ withAxe }) => withAxe).map(({ state }) => state))(
      '%s: accessible in both schemes, and within every width',
      async (state) => {
        await showWidth(1440)
        const show = await open({ screen, state })
        const { shown, other, isNew } = await checkPage(async (inDark) => {
          await show('dark')
          return inDark()
        })
        const widths = isNew ? await overflows() : []
        expect({ light: shown, dark: other, widths }, screenOf(screen).title).toEqual({
          light: [],
          dark: [],
          widths: [],
        })
      },
    )

    it.each(cells.filter(({ withAxe }) => !withAxe).map(({ state }) => state))(
      '%s: within every width',
      async (state) => {
        await showWidth(1440)
        await open({ screen, state })
        expect(await overflows(), screenOf(screen).title).toEqual([])
      },
    )
  })
}
