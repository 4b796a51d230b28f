import type { BrowserContext, Page } from 'playwright'
import type { Control } from '../../mocks/control.ts'
import { PASSWORD } from '../../mocks/seed/scenarios/scenarios.ts'

declare global {
  interface Window {
    touchline: Control
    /** Reports a write that the server has acknowledged. */
    acknowledge(email: string): Promise<void>
    /** Stops the writers of the page. */
    halted?: boolean
  }
}

/** Timeout in ms for the next acknowledgement after a fault. It is long because machines may be busy. */
const HUNG_MS = 60_000

/** How long to wait for a page, in milliseconds. Playwright's own 30 seconds are too few for a busy machine. */
const PAGE_MS = 180_000

/** The result of a fault: its repetitions, and what happened to the acknowledged writes. */
export interface Outcome {
  times: number
  acknowledged: number
  /** Acknowledged writes that the journal lacks afterwards. */
  lost: number
  /** Writes that the journal contains more than once. */
  doubled: number
  /** Faults after which no write was acknowledged. */
  hung: number
}

/** The writing pages of one browser, and the acknowledgements that they received. */
export class Harness {
  readonly acknowledged = new Set<string>()
  readonly origin: string
  hung = 0

  constructor(origin: string) {
    this.origin = origin
  }

  /** Lets the pages of a browser report their acknowledgements. */
  async watch(context: BrowserContext): Promise<void> {
    context.setDefaultTimeout(PAGE_MS)
    await context.exposeBinding('acknowledge', (_source, email: string) => void this.acknowledged.add(email))
  }

  /** Opens a page of the demo, with the small club. */
  async open(context: BrowserContext): Promise<Page> {
    const page = await context.newPage()
    await page.goto(`${this.origin}/terms`)
    // Writers call `fetch` themselves, so MSW must have started.
    const answers = () =>
      page.evaluate(async () => {
        const { headers } = await fetch('/api/v1/system/sports')
        return headers.get('content-type')?.includes('json') ?? false
      })
    const deadline = Date.now() + HUNG_MS
    while (!(await answers())) {
      if (Date.now() > deadline) throw new Error('the service worker does not answer')
      await page.waitForTimeout(50)
    }
    return page
  }

  /** Resolves once there are more acknowledgements than before; otherwise counts a hang after the timeout. */
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

  /** Compares the journal with the acknowledged writes. `page` may have been opened after the last fault. */
  async tally(page: Page, times: number): Promise<Outcome> {
    const written = await page.evaluate(async () => {
      const { entries } = await window.touchline.exportJournal()
      return entries.flatMap(({ endpoint, input }) =>
        // The journal stores input of any shape; the contract guarantees this one.
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

/** Writes one fan after another until it is stopped or its page closes. Failed writes are skipped. */
export function startWriting(page: Page, prefix: string, most = Infinity): Promise<void> {
  return page.evaluate(
    async ({ name, password, limit }) => {
      const send = (path: string, body: unknown, bearer = '') =>
        fetch(`/api/v1${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
          body: JSON.stringify(body),
          // The time-out of the product.
          signal: AbortSignal.timeout(10_000),
        })
      let bearer = ''
      let tenant = ''
      for (let count = 1; count <= limit && !window.halted;) {
        try {
          if (bearer === '') {
            const answer = await send('/accounts/login', { email: 'admin@rovers.example', password })
            // JSON is untyped; a login answers this.
            bearer = ((await answer.json()) as { accessToken: string }).accessToken
            // The claims of the model’s own tokens.
            tenant = (JSON.parse(atob(bearer.split('.')[1] ?? '')) as { tenant: string }).tenant
          }
          const email = `${name}-${count}@post.example`
          count++
          const answer = await send(`/fan/${tenant}/fans`, { firstName: 'Fan', email }, bearer)
          if (answer.status === 401) bearer = ''
          // JSON is untyped; a new fan is answered like this.
          if (answer.status === 201 && ((await answer.json()) as { email: string }).email === email)
            await window.acknowledge(email)
        } catch {
          // Not acknowledged: the write may have happened or not. Go on after a short pause.
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
      }
    },
    { name: prefix, password: PASSWORD, limit: Number.isFinite(most) ? most : 1_000_000_000 },
  )
}
