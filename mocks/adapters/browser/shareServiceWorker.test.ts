import { expect, it } from 'vitest'
import { shareServiceWorker, whileUnused } from './shareServiceWorker.ts'

it('a service worker is replaced while no page uses it, and is used again afterwards', async () => {
  const using = new Set<string>()
  const seen: string[] = []
  const open = (page: string) =>
    new Promise<void>((used) => {
      void shareServiceWorker(
        () => {
          using.add(page)
          seen.push(`${page} uses it`)
          used()
        },
        () => using.delete(page),
      )
    })
  await Promise.all([open('one'), open('two')])
  await whileUnused(async () => {
    expect([...using]).toEqual([])
    // A page that opens now waits for its turn.
    void open('three')
    await new Promise((resolve) => setTimeout(resolve))
    expect([...using]).toEqual([])
    seen.push('replaced')
  })
  // Locks are granted in their own time.
  await expect.poll(() => using.size).toBe(3)
  expect(seen.indexOf('replaced')).toBe(2)
})
