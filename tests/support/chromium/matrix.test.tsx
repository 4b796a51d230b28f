import '../../../src/app/theme/styles.ts'
import axe, { type RunOptions } from 'axe-core'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CellApp } from '../stories/matrix/CellApp.tsx'
import { cellParameters, whyNot, type Cell } from '../stories/matrix/cell.ts'
import { screenIds, screenOf } from '../stories/matrix/screens.ts'
import { nextFrame, settled } from '../stories/matrix/settled.ts'
import { stateIds, stateOf, type StateId } from '../stories/matrix/states.ts'
import { initialGlobals, readSettings } from '../stories/toolbar/settings.ts'
import { beyondWindow } from '../stories/overflow.ts'
import { openStoryWorld } from '../stories/toolbar/storyWorld.ts'

const WIDTHS = [390, 820, 1440, 1920]
const root = document.documentElement
// The test's own frame, so that media queries see each width without another page. It is an element of another window's classes.
const frame = window.frameElement as HTMLElement | null
let unmount = () => {}

const everyRule: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false }
/** What depends on the scheme: it changes colours and nothing else. */
const colours: RunOptions = { ...everyRule, runOnly: ['color-contrast', 'link-in-text-block'] }

/** The looks that need no screen of their own: every cell is checked in both schemes and at every width. */
const sameScreen: readonly StateId[] = ['dark', 'narrow']

async function open(cell: Cell): Promise<HTMLElement> {
  const opened = await openStoryWorld(cellParameters(cell), readSettings(initialGlobals))
  root.dir = stateOf(cell.state).globals?.direction === 'rtl' ? 'rtl' : 'ltr'
  const element = document.createElement('div')
  document.body.append(element)
  const app = createRoot(element)
  unmount = () => {
    app.unmount()
    element.remove()
    unmount = () => {}
  }
  app.render(<CellApp opened={opened} direction={root.dir === 'rtl' ? 'rtl' : 'ltr'} />)
  await settled(element, opened, cell.state)
  return element
}

async function violations(options: RunOptions): Promise<string[]> {
  const found = await axe.run(document.body, options)
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** The widths at which something reaches beyond the window. */
async function overflows(): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    if (frame) frame.style.width = `${width}px`
    // Observers of sizes answer with the next frame.
    await nextFrame()
    await nextFrame()
    const beyond = beyondWindow()
    if (beyond > 0) found.push(`${beyond} px beyond ${window.innerWidth} px`)
  }
  return found
}

beforeAll(() => {
  // Colours change at once when the scheme does.
  root.dataset.schemeChanges = ''
  // As in stories: the brand and the club stand beside the navigation, not in it.
  axe.configure({ rules: [{ id: 'region', enabled: false }] })
})
afterEach(() => unmount())
afterAll(() => {
  root.dir = 'ltr'
  if (frame) frame.style.width = ''
})

describe.each(screenIds)('%s', (screen) => {
  const cells = stateIds.filter((state) => !sameScreen.includes(state) && whyNot({ screen, state }) === null)
  it.each(cells)('%s: accessible in both schemes, and within every width', async (state) => {
    root.dataset.mantineColorScheme = 'light'
    if (frame) frame.style.width = '1440px'
    await open({ screen, state })
    const found = { light: await violations(everyRule), dark: [] as string[], widths: [] as string[] }
    root.dataset.mantineColorScheme = 'dark'
    found.dark = await violations(colours)
    found.widths = await overflows()
    expect(found, screenOf(screen).title).toEqual({ light: [], dark: [], widths: [] })
  })
})
