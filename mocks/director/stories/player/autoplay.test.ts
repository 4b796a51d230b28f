import { expect, it } from 'vitest'
import { bookmark, openPlayer, storyOf } from '../../../../tests/support/director/storyStage.ts'

it('waits for the planned time of each step, and stops after each if the presenter wants that', async () => {
  const waits: number[] = []
  const wait = async (milliseconds: number, signal: AbortSignal) => {
    signal.throwIfAborted()
    waits.push(milliseconds)
  }
  const { player, state } = await openPlayer(storyOf({ seconds: 10 }, { seconds: 30 }, { seconds: 5 }), { wait })
  player.setPace(2)
  await player.play()
  expect(waits).toEqual([5000, 15_000])
  expect(state()).toMatchObject({ at: 2, playing: false })
  await player.restart()
  player.setWaits(true)
  await player.play()
  expect(state()).toMatchObject({ at: 0, playing: false })
  await player.play()
  expect(state().at).toBe(1)
})

it('counts what has passed of a step in real time, at any pace', async () => {
  const waits: number[] = []
  const { player, saved } = await openPlayer(storyOf({ seconds: 40 }, {}), {
    wait: async (milliseconds) => void waits.push(milliseconds),
  })
  player.setPace(0.5)
  await player.step()
  const run = structuredClone(saved.run)
  if (!run) throw new Error('nothing was saved')
  await player.resume({ ...run, stepped: 50_000 })
  await player.play()
  expect(waits).toEqual([30_000])
})

it('waits after the step that is shown once it is told to', async () => {
  const { player, state } = await openPlayer(storyOf({}, {}), {
    wait: (_milliseconds, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  })
  const played = player.play()
  await expect.poll(() => state().phase).toBe('shown')
  player.setWaits(true)
  await played
  expect(state()).toMatchObject({ at: 0, playing: false, waits: true })
})

it('pauses: no further step runs', async () => {
  const { player, state } = await openPlayer(storyOf({}, {}, {}), {
    wait: (_milliseconds, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  })
  const played = player.play()
  await expect.poll(() => state().phase).toBe('shown')
  await player.pause()
  await played
  expect(state()).toMatchObject({ at: 0, playing: false, since: null })
})

it('plays on one step at a time if it was paused while a step was running', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  let waits = 0
  const { player, control, state } = await openPlayer(
    storyOf({}, { do: [bookmark('One')], clock: { advance: { hours: 1 } } }, {}, {}),
    {
      wait: async (_milliseconds, signal) => {
        signal.throwIfAborted()
        waits++
      },
    },
  )
  const { info } = control
  control.info = async () => {
    const answer = await info()
    if (answer.writes > 0) {
      reach()
      await released
    }
    return answer
  }
  const played = player.play()
  await reached
  const paused = player.pause()
  const again = player.play()
  release()
  await Promise.all([played, paused, again])
  expect(state()).toMatchObject({ at: 3, playing: false })
  // One wait before each of the steps.
  expect(waits).toBe(3)
})
