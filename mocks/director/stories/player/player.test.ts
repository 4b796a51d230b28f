import { describe, expect, it } from 'vitest'
import { campaign } from '../library/campaign.ts'
import { readStory } from '../script/story.ts'
import { bookmark, openPlayer, openStage, storyOf } from '../../../../tests/support/director/storyStage.ts'

describe('the player', () => {
  it('runs step by step, and tells where it is', async () => {
    const { player, state, shown, pointed } = await openPlayer()
    expect(state()).toMatchObject({ at: -1, phase: 'ready', playing: false })
    await player.step()
    expect(state()).toMatchObject({ at: 0, phase: 'shown', playing: false })
    await player.step()
    expect(state().at).toBe(1)
    expect(shown).toEqual(['/dashboard?age=18-29&membership=Season+ticket', '/bookmarks'])
    expect(pointed).toEqual(['Dashboard', 'Young season-ticket holders'])
  })

  it('shows a page to an admin if nobody is signed in, and then to whoever is', async () => {
    const { player, session, shown, control } = await openPlayer(storyOf({ show: '/dashboard' }, { show: '/fans' }))
    session.isOpen = false
    await player.step()
    await player.step()
    expect(shown).toEqual([`/dashboard as ${(await control.info()).accounts[0]?.email}`, '/fans'])
  })

  it('knows what the notes refer to: the club at once, an answer once it is there', async () => {
    const { player, state } = await openPlayer(
      storyOf({ note: '{{club.name}} and {{spain.name}}.' }, { do: [{ ...bookmark('Spain'), keep: 'spain' }] }),
    )
    expect(state().words).toEqual({ 'club.name': 'Westmere Rovers' })
    await player.step()
    await player.step()
    expect(state().words).toEqual({ 'club.name': 'Westmere Rovers', 'spain.name': 'Spain' })
    await player.back()
    expect(state().words['spain.name']).toBeUndefined()
  })

  it('keeps what was there before its first step, once for each story that is opened', async () => {
    const { player, control } = await openPlayer()
    const kept = async () => (await control.snapshots()).map(({ name, automatic }) => ({ name, automatic }))
    expect(await kept()).toEqual([])
    await player.step()
    await player.step()
    await player.restart()
    await player.step()
    expect(await kept()).toEqual([{ name: 'Before the call', automatic: true }])
    await player.load(readStory(campaign))
    await player.step()
    expect(await kept()).toHaveLength(2)
  })

  it('goes back to a step by its snapshot: the state is the same as when it was there first', async () => {
    const { player, control, state, saved } = await openPlayer()
    const hashes = [await control.stateHash()]
    for (let number = 0; number < 7; number++) {
      await player.step()
      hashes.push(await control.stateHash())
    }
    expect(new Set(hashes).size).toBeGreaterThan(4)
    await player.goTo(3)
    expect(state()).toMatchObject({ at: 3, phase: 'shown', problem: null })
    expect(await control.stateHash()).toBe(hashes[4])
    expect(state().log.some((entry) => entry.step > 3)).toBe(false)
    await player.goTo(6)
    expect(await control.stateHash()).toBe(hashes[7])
    await player.back()
    expect(state().at).toBe(5)
    expect(await control.stateHash()).toBe(hashes[6])
    await player.restart()
    expect(state()).toMatchObject({ at: -1, phase: 'ready' })
    expect(await control.stateHash()).toBe(hashes[0])
    expect(saved.run?.before).toEqual([])
  })

  it('stays on a step that fails, says why, and leaves nothing of it; it can be tried again or left out', async () => {
    const failing = storyOf({}, { do: [bookmark('One'), { call: 'segments.sync', params: { id: 'unknown' } }] }, {})
    const { player, control, state } = await openPlayer(failing)
    const before = await control.stateHash()
    await player.play()
    expect(state()).toMatchObject({ at: 1, phase: 'failed', playing: false })
    expect(state().problem).toBe('Error syncing segment: Segment not found.')
    expect(await control.stateHash()).toBe(before)
    await player.step()
    expect(state()).toMatchObject({ at: 1, phase: 'failed' })
    await player.skip()
    expect(state()).toMatchObject({ at: 2, phase: 'shown', problem: null })
    await player.goTo(0)
    expect(state()).toMatchObject({ at: 0, phase: 'shown' })
  })

  it('names a reference to something that the club does not have', async () => {
    const { player, state } = await openPlayer(
      storyOf({ do: [{ call: 'segments.sync', params: { id: '{{letter.id}}' } }] }),
    )
    await player.step()
    expect(state().problem).toBe('There is no “letter.id” in this club.')
  })

  it('takes a cancelled step back as a whole', async () => {
    const reached = Promise.withResolvers<void>()
    const { player, control, state } = await openPlayer(
      storyOf({ do: [bookmark('One')], clock: { advance: { hours: 1 } } }, { do: [bookmark('Two')] }),
    )
    const before = await control.stateHash()
    // The write of the step has been accepted when the time of the model is read next.
    const { info } = control
    control.info = async () => {
      const answer = await info()
      if (answer.writes > 0) {
        control.info = info
        void player.cancel()
        reached.resolve()
      }
      return answer
    }
    await player.step()
    await reached.promise
    expect(state()).toMatchObject({ at: 0, phase: 'failed', problem: 'The step was stopped.' })
    expect(await control.stateHash()).toBe(before)
  })

  it('runs nothing more once it was stopped, however often the step was asked for', async () => {
    const { player, control, state } = await openPlayer(storyOf({ do: [bookmark('One')] }, { do: [bookmark('Two')] }))
    const first = player.step()
    const second = player.step()
    await player.cancel()
    await Promise.all([first, second])
    expect((await control.info()).writes).toBe(0)
    expect(state().at).toBeLessThan(1)
  })

  it('takes a step back that is stopped while it looks for what to point at', async () => {
    const { player, tab, control, state } = await openPlayer(
      storyOf({ do: [bookmark('One')], point: { part: 'bookmarks', text: 'Here.' } }),
    )
    const { point } = tab
    tab.point = async (at, signal) => {
      if (at) void player.cancel()
      return at ? false : point(at, signal)
    }
    await player.step()
    expect(state()).toMatchObject({ phase: 'failed', problem: 'The step was stopped.' })
    expect((await control.info()).writes).toBe(0)
  })

  it('skips one failed step, however often that was asked for', async () => {
    const failing = { call: 'segments.sync', params: { id: 'unknown' } }
    const { player, state } = await openPlayer(storyOf({ do: [failing] }, { do: [failing] }, {}))
    await player.step()
    await Promise.all([player.skip(), player.skip()])
    expect(state()).toMatchObject({ at: 1, phase: 'failed' })
    await player.skip()
    await player.skip()
    expect(state()).toMatchObject({ at: 2, phase: 'shown' })
  })

  it('begins anew in a club that has taken the place of its own, and leaves that as it is', async () => {
    const { player, control, state, saved } = await openPlayer(
      storyOf({ do: [bookmark('One')] }, { do: [bookmark('Two')] }),
    )
    await player.step()
    await player.step()
    await control.reset()
    const { id } = await control.saveSnapshot('Ready for the call')
    await control.advance(3_600_000)
    await control.restoreSnapshot(id)
    await player.restart()
    expect(state()).toMatchObject({ at: -1, phase: 'ready', problem: null, log: [] })
    expect((await control.info()).writes).toBe(0)
    await player.step()
    expect(state()).toMatchObject({ at: 0, phase: 'shown' })
    const { life, before } = saved.run ?? {}
    await control.loadScenario('new-club')
    await player.back()
    expect(state().at).toBe(-1)
    expect(await control.info()).toMatchObject({ scenario: 'new-club', writes: 0 })
    expect([typeof life, before?.length]).toEqual(['string', 1])
  })

  it('leaves the network and the faults to the presenter when it goes back', async () => {
    const { player, control } = await openPlayer(storyOf({ do: [bookmark('One')] }, {}))
    await player.step()
    await control.network('4g')
    await player.restart()
    expect((await control.conditions()).network).toBe('4g')
  })

  it('says so if a page has nothing to point at, and continues', async () => {
    const { player, state, missing } = await openPlayer(
      storyOf({ point: { role: 'heading', name: 'Gone', text: 'Look here' } }, {}),
    )
    missing.add('Gone')
    await player.step()
    expect(state()).toMatchObject({ phase: 'shown', remark: '“Gone” is not on this page, so nothing is pointed at.' })
    await player.step()
    expect(state()).toMatchObject({ at: 1, remark: null })
  })

  it('continues after a reload, with what earlier steps have kept', async () => {
    const { player, saved, backend, control } = await openPlayer()
    for (let number = 0; number < 4; number++) await player.step()
    const { run } = saved
    expect(run).not.toBeNull()
    const stage = await openStage(backend)
    // As a reload reads it.
    if (run) await stage.player.resume(structuredClone(run))
    await stage.player.play()
    expect(stage.player.store.getState()).toMatchObject({ at: 7, phase: 'shown', problem: null })
    await stage.player.restart()
    expect((await control.exportJournal()).entries).toEqual([])
  })

  it('takes a step back that a reload has cut off', async () => {
    const { saved, backend, control, player } = await openPlayer(
      storyOf({ do: [bookmark('One')] }, { do: [bookmark('Two')] }),
    )
    await player.step()
    const hash = await control.stateHash()
    const cut = structuredClone(saved.run)
    if (!cut) throw new Error('nothing was saved')
    const undo = { snapshot: await control.exportJournal(), kept: cut.kept }
    await player.step()
    const stage = await openStage(backend)
    await stage.player.resume({ ...cut, at: 1, phase: 'working', undo })
    expect(stage.player.store.getState()).toMatchObject({ at: 1, phase: 'failed' })
    expect(stage.player.store.getState().problem).toContain('reloaded')
    expect(await control.stateHash()).toBe(hash)
  })

  it('never uses the session of the presenter: the ghost signs in by itself, again after its token has expired', async () => {
    const { player, control, state } = await openPlayer(
      storyOf({ do: [bookmark('One')], clock: { advance: { days: 40 } } }, { do: [bookmark('Two')] }),
    )
    await player.play()
    expect(state()).toMatchObject({ at: 1, phase: 'shown', problem: null })
    await control.expireAccessTokens()
    await player.back()
    expect(state().phase).toBe('shown')
  })
})
