import { expect, it } from 'vitest'
import { createBackend, TEST_ANCHOR } from '../../../mocks/backend.ts'
import { judge } from '../law.ts'
import { laws } from '../laws.ts'
import { people } from '../tools/everyLaw.ts'
import { holdTime, RunningClock } from './holdTime.ts'

/** A model on a host whose time passes with every look at it. */
function runningModel() {
  let time = TEST_ANCHOR
  return createBackend({ scenario: 'two-clubs', hostTime: () => (time += 7) })
}

const exact = laws.filter(
  ({ operation, title }) =>
    ['fanProfiles.sync', 'account.me'].includes(operation) && /each at its time|until it expires/.test(title),
)

it('lets an honest model with a running clock keep the laws that compare moments', async () => {
  const { fetch, control } = runningModel()
  const verdicts = async () => {
    const all = []
    for (const law of exact)
      all.push((await judge(law, { url: 'http://club.example/api/v1', fetch, control, ...people })).outcome)
    return all
  }
  expect(exact).toHaveLength(3)
  expect(await verdicts()).toContain('failed')
  const release = await holdTime(control)
  expect(await verdicts()).toEqual(['passed', 'passed', 'passed'])
  await release()
  expect((await control.info()).speed).toBe(1)
})

it('returns to the speed that the clock had, and leaves a clock alone that stands still anyway', async () => {
  const { control } = runningModel()
  await control.speed(60)
  await (
    await holdTime(control)
  )()
  expect((await control.info()).speed).toBe(60)
  await control.speed(1)
  const standing = createBackend({ scenario: 'two-clubs' })
  await expect((await holdTime(standing.control))()).resolves.toBeUndefined()
})

it('says what to start instead of a model that cannot hold its clock', async () => {
  const { control } = runningModel()
  const older = { info: control.info, speed: () => Promise.reject(new Error('time cannot stand still')) }
  await expect(holdTime(older)).rejects.toThrow(RunningClock)
  await expect(holdTime(older)).rejects.toThrow('with --anchor')
})
