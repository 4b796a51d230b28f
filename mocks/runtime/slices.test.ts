import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Steps } from '../db/steps.ts'
import { createSlices } from './slices.ts'

describe('slices of work', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('pause when short parts have used a slice together, and not before', async () => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const { resume, run, suspend } = createSlices(20)
    let turned = false
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      turned = true
      port1.close()
    })
    port1.start()
    port2.postMessage(null)
    function* part(): Steps<string> {
      for (let step = 0; step < 8; step++) {
        now++
        yield
      }
      return 'done'
    }
    async function runPart() {
      resume()
      expect(await run(part())).toBe('done')
      await suspend()
      // Time between two parts does not count.
      now += 1000
      return turned
    }
    expect([await runPart(), await runPart(), await runPart()]).toEqual([false, false, true])
  })
})
