import type { BrowserContext, Page } from 'playwright'
import type { Control } from '../../mocks/control.ts'
import { PASSWORD } from '../../mocks/seed/scenarios/scenarios.ts'

declare global {
  interface Window {
    touchline: Control
    /** Tells the run of a write that the server has acknowledged. */
    acknowledge(email: string): Promise<void>
    /** Ends a writer. */
    halted?: boolean
  }
}

/** How long the next acknowledgement may take after a fault, on a busy machine, before a writer counts as hung. */
const HUNG_MS = 60_000

/** What came of a fault: how often it was done, and what became of the writes that were acknowledged. */
export interface Outcome {
  times: number
  acknowledged: number
  /** Acknowledged, and not in the journal afterwards. */
  lost: number
  /** In the journal more than once. */
  doubled: number
  /** Faults after which nothing went on. */
  hung: number
}

/** One browser whose pages write, and what they were told. */
export class Lab {
  readonly acknowledged = new Set<string>()
  readonly origin: string
  hung = 0

  constructor(origin: string) {
    this.origin = origin
  }

  /** Lets the pages of a browser tell what they were told. */
  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('acknowledge', (_source, email: string) => void this.acknowledged.add(email))
  }

  /** A page of the demo, on the small club. */
  async open(context: BrowserContext): Promise<Page> {
    const page = await context.newPage()
    await page.goto(`${this.origin}/terms`)
    await page.waitForFunction(() => 'touchline' in window && navigator.serviceWorker.controller !== null, null, {
      timeout: HUNG_MS,
    })
    return page
  }

  /** Resolves once more writes are acknowledged than before; counts a hang where none is. */
  async untilMore(than: number): Promise<void> {
    const deadline = Date.now() + HUNG_MS
    while (this.acknowledged.size <= than) {
      if (Date.now() > deadline) {
        this.hung++
        return
      }
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  /** What the journal says of all that was acknowledged; `page` may be one that was opened after every fault. */
  async tally(page: Page, times: number): Promise<Outcome> {
    const written = await page.evaluate(async () => {
      const { entries } = await window.touchline.exportJournal()
      return entries.flatMap(({ endpoint, input }) =>
        // The journal keeps any input; the contract gives this one.
        endpoint === 'fans.create' ? [(input as { body: { email: string } }).body.email] : [],
      )
    })
    const counts = new Map<string, number>()
    for (const email of written) counts.set(email, (counts.get(email) ?? 0) + 1)
    return {
      times,
      acknowledged: this.acknowledged.size,
      lost: [...this.acknowledged].filter((email) => !counts.has(email)).length,
      doubled: [...counts.values()].filter((count) => count > 1).length,
      hung: this.hung,
    }
  }
}

export const useSmallClub = (page: Page) => page.evaluate(() => window.touchline.loadScenario('two-clubs'))

/** Writes one fan after the other until it is halted or its page ends; a write that fails is followed by the next. */
export function startWriting(page: Page, prefix: string, most = Infinity): Promise<void> {
  return page.evaluate(
    async ({ name, password, limit }) => {
      const send = (path: string, body: unknown, bearer = '') =>
        fetch(`/api/v1${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
          body: JSON.stringify(body),
          // The product's own limit.
          signal: AbortSignal.timeout(10_000),
        })
      let bearer = ''
      let tenant = ''
      for (let count = 1; count <= limit && !window.halted;) {
        try {
          if (bearer === '') {
            const answer = await send('/accounts/login', { email: 'admin@rovers.example', password })
            // JSON comes untyped; this is what a login answers.
            bearer = ((await answer.json()) as { accessToken: string }).accessToken
            // The claims of the model’s own tokens.
            tenant = (JSON.parse(atob(bearer.split('.')[1] ?? '')) as { tenant: string }).tenant
          }
          const email = `${name}-${count}@post.example`
          count++
          const answer = await send(`/fan/${tenant}/fans`, { firstName: 'Fan', email }, bearer)
          if (answer.status === 401) bearer = ''
          // JSON comes untyped; this is what a new fan is answered with.
          if (answer.status === 201 && ((await answer.json()) as { email: string }).email === email)
            await window.acknowledge(email)
        } catch {
          // Not acknowledged: it may have been done or not. A moment later the way may be open again.
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
      }
    },
    { name: prefix, password: PASSWORD, limit: Number.isFinite(most) ? most : 1_000_000_000 },
  )
}
