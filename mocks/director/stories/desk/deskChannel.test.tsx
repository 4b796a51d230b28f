import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { RUN_KEY } from './deskChannel.ts'

const TAB_KEY = 'touchline-story-tab'

type Ask = (name: string, options: object, held: () => Promise<unknown>) => Promise<unknown>

/** Claims the tab as a page that has just been loaded, in a browser with these locks. */
async function claimTab(request?: Ask) {
  vi.resetModules()
  if (request) Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  onTestFinished(() => {
    vi.resetModules()
    Reflect.deleteProperty(navigator, 'locks')
  })
  return (await import('./deskChannel.ts')).claimTab()
}

const free: Ask = (_name, _options, held) => held()
const refused = (name: string): Promise<never> => Promise.reject(new DOMException('no lock', name))

beforeEach(() => {
  sessionStorage.clear()
  sessionStorage.setItem(TAB_KEY, 'first')
  sessionStorage.setItem(RUN_KEY, '{}')
})

describe('the id of a tab', () => {
  it('stays the same after a reload', async () => {
    expect(await claimTab(free)).toBe('first')
    expect(sessionStorage.getItem(RUN_KEY)).toBe('{}')
  })

  it('is another one in a copy of the tab, which leaves the story to the first', async () => {
    const held = `${TAB_KEY} first`
    const id = await claimTab((name, options, hold) =>
      name === held ? refused('TimeoutError') : free(name, options, hold),
    )
    expect(id).not.toBe('first')
    expect(sessionStorage.getItem(TAB_KEY)).toBe(id)
    expect(sessionStorage.getItem(RUN_KEY)).toBeNull()
  })

  it.each([
    ['has no locks', undefined],
    ['refuses them', () => refused('SecurityError')],
  ])('stays the same in a browser that %s', async (_, request) => {
    expect(await claimTab(request)).toBe('first')
    expect(sessionStorage.getItem(RUN_KEY)).toBe('{}')
  })
})
