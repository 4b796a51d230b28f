import { describe, expect, it } from 'vitest'
import { withMotion } from './motion.ts'
import { paneAddress } from './paneAddress.ts'
import { beginningOf, globalTypes, inPanes, initialGlobals, readSettings, viewports } from './settings.ts'

const value = ({ toolbar }: (typeof globalTypes)['scheme']) => toolbar.items.map((item) => item.value)

describe('the settings of the toolbar', () => {
  it('begin with a choice that the toolbar offers', () => {
    for (const [name, type] of Object.entries(globalTypes))
      expect(value(type)).toContain(initialGlobals[name as keyof typeof initialGlobals])
    expect(Object.keys(viewports)).toContain(initialGlobals.viewport.value)
  })
  it('can all stand in an address, and each choice is read', () => {
    const read = new Set<string>()
    for (const [name, type] of Object.entries(globalTypes))
      for (const choice of value(type)) {
        expect(choice).toMatch(/^[\w -]+$/)
        read.add(JSON.stringify(readSettings({ ...initialGlobals, [name]: choice })))
      }
    const choices = Object.values(globalTypes).flatMap(value).length
    // Each first choice is what a story begins with.
    expect(read.size).toBe(choices - Object.keys(globalTypes).length + 1)
  })
  it('fall back to what a story begins with', () => {
    expect(readSettings({ scheme: 'pink', scene: 'toString', viewport: 7, fault: 'no-such', density: null })).toEqual(
      readSettings(initialGlobals),
    )
  })
  it('make panes of two schemes or all widths', () => {
    expect(inPanes(readSettings({ scheme: 'both' }))).toBe(true)
    expect(readSettings({ viewport: { value: 'all' } }).widths).toEqual(['phone', 'tablet', 'laptop', 'wide'])
    expect(inPanes(readSettings({ scheme: 'dark', viewport: { value: 'phone' } }))).toBe(false)
  })
  it('ask for another world by what the world is made of, never by the looks', () => {
    const begin = (globals: Record<string, unknown>) => beginningOf(readSettings({ ...initialGlobals, ...globals }))
    const looks = [{ scheme: 'dark' }, { direction: 'rtl' }, { motion: 'full' }, { density: 'dense' }]
    for (const look of looks) expect(begin(look)).toBe(begin({}))
    const worlds = [{ scene: 'rovers' }, { person: 'user' }, { clock: 'day' }, { latency: 'long' }, { fault: 'deploy' }]
    for (const world of [...worlds, { scheme: 'both' }]) expect(begin(world)).not.toBe(begin({}))
  })
})

describe('the address of a pane', () => {
  const story = {
    id: 'x--y',
    args: { size: 'm', on: true, text: 'a:b' },
    initialArgs: { size: 's', on: false, text: '' },
  }
  it('has the settings with its own scheme and width, and the changed arguments that an address can hold', () => {
    const globals = { scheme: 'both', viewport: { value: 'all' }, scene: 'rovers', a11y: { manual: true } }
    const query = new URLSearchParams(paneAddress({ ...story, globals }, 'dark', 'phone').split('?')[1])
    expect(query.get('id')).toBe('x--y')
    expect(query.get('globals')).toBe('scene:rovers;scheme:dark;viewport.value:phone')
    expect(query.get('args')).toBe('size:m;on:!true')
  })
})

describe('a media query with chosen motion', () => {
  it('is true or false whatever the system says', () => {
    expect(withMotion('(prefers-reduced-motion: reduce)', 'reduced')).toBe('(min-width: 0px)')
    expect(withMotion('(prefers-reduced-motion: reduce)', 'full')).toBe('(max-width: 0px)')
    expect(withMotion('(prefers-reduced-motion: no-preference) and (width > 3px)', 'full')).toBe(
      '(min-width: 0px) and (width > 3px)',
    )
    expect(withMotion('(prefers-reduced-motion)', 'reduced')).toBe('(min-width: 0px)')
    expect(withMotion('(prefers-reduced-motion: reduce)', 'system')).toBe('(prefers-reduced-motion: reduce)')
    expect(withMotion('(max-width: 30em)', 'full')).toBe('(max-width: 30em)')
  })
})
