import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { campaignStory } from '../../../../tests/support/director/storyDesk.ts'
import { startEditing } from './editedStory.ts'

const KEY = 'touchline-edited-story'

/** The module as a page loads it. */
async function reload() {
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  return (await import('./editedStory.ts')).editedStory
}

beforeEach(() => sessionStorage.clear())

describe('what is edited of a story', () => {
  it('survives a reload in the fields', async () => {
    const before = await reload()
    before.setState({ edited: startEditing({ ...campaignStory, name: 'Mine' }, 'Own') })
    const { edited } = (await reload()).getState()
    expect(edited).toMatchObject({ view: 'form', replaced: 'Own', draft: { name: 'Mine' } })

    before.setState({ edited: null })
    expect((await reload()).getState().edited).toBeNull()
  })

  it('survives a reload as JSON if it is no story yet', async () => {
    const before = await reload()
    before.setState({ edited: { ...startEditing(campaignStory, null), text: '{ "name": ', view: 'json' } })
    expect((await reload()).getState().edited).toMatchObject({ view: 'json', text: '{ "name": ', replaced: null })
    before.setState({ edited: startEditing({ ...campaignStory, name: '' }, null) })
    expect((await reload()).getState().edited).toMatchObject({
      view: 'json',
      text: expect.stringContaining('"name": ""'),
    })
  })

  it.each(['no JSON', '"text"', '{"text":"{}"}'])('is nothing if another build has stored %s', async (stored) => {
    sessionStorage.setItem(KEY, stored)
    expect((await reload()).getState().edited).toBeNull()
  })

  it('stays in the page if the tab has no room for it', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    const store = await reload()
    store.setState({ edited: startEditing(campaignStory, null) })
    expect(full).toHaveBeenCalled()
    full.mockRestore()
    expect(store.getState().edited?.draft).toEqual(campaignStory)
  })
})
