import type { Page } from '@playwright/test'
import { expect, expectRange, mswAnswers, signIn, test } from '../demo.ts'
import { importRows } from './importFile.ts'

/** A list in its own tab, with its requests for rows. */
interface Watched {
  tab: Page
  address: string
  list: RegExp
  calls: string[]
  before: number
}

const lists = [
  { address: '/integrations/data/fans', list: /\/fan\/[^/]+\/fans\?/ },
  { address: '/integrations/data/memberships', list: /\/memberships\?/ },
  { address: '/integrations/data/shop-orders', list: /\/orders\?/ },
  { address: '/integrations/data/ticketing-tickets', list: /\/tickets\?/ },
  { address: '/fans', list: /\/fan-profiles\?/ },
] as const

const range = (tab: Page) => tab.getByText(/^[\d,]+-[\d,]+ (of|de) [\d,]+$/)
const totalOf = async (tab: Page) => Number((await range(tab).textContent())?.split(' ').at(-1)?.replaceAll(',', ''))

/** Records in the page itself whether a skeleton appears. A reload would lose the record. */
const watchSkeletons = `
  window.skeletonSeen = false
  new MutationObserver(() => {
    if (document.querySelector('tbody tr[aria-hidden="true"]')) window.skeletonSeen = true
  }).observe(document.body, { childList: true, subtree: true })
`

async function watch(tab: Page, { address, list }: (typeof lists)[number]): Promise<Watched> {
  await tab.goto(address)
  await expect(range(tab)).toHaveText(/^1-10 /)
  await expect(tab.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  // Before that, a page's calls pass beside the network.
  await mswAnswers(tab)
  await tab.evaluate(watchSkeletons)
  const calls: string[] = []
  tab.on('request', (request) => {
    if (list.test(request.url())) calls.push(request.url())
  })
  return { tab, address, list, calls, before: await totalOf(tab) }
}

test('ten tabs: lists of fans or memberships show what another tab imports, and the others request nothing', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await signIn(page)
  const tabs: Watched[] = []
  for (let at = 0; at < 10; at++) {
    const list = lists[at % lists.length]
    if (list) tabs.push(await watch(at === 0 ? page : await context.newPage(), list))
  }
  const at = (address: string) => tabs.filter((tab) => tab.address === address)
  const [fans] = at('/integrations/data/fans')
  const [memberships] = at('/integrations/data/memberships')
  if (!fans || !memberships) throw new Error('no tab of fans, or none of memberships')
  const more = (total: number, by: number) => `1-10 of ${(total + by).toLocaleString('en-US')}`

  await importRows(fans.tab, 'fans', 'many', 120)
  for (const { tab, before } of at('/integrations/data/fans')) await expectRange(tab, more(before, 120))
  // Profiles are only rebuilt by the next sync (docs/contract.md#fan-profiles). Their list is fetched again, and has
  // not changed.
  for (const { tab, calls, before } of at('/fans')) {
    await expect.poll(() => calls.length).toBeGreaterThan(0)
    await expectRange(tab, more(before, 0))
  }
  for (const { calls } of at('/integrations/data/memberships')) expect(calls).toEqual([])

  for (const { calls } of tabs) calls.length = 0
  await importRows(memberships.tab, 'memberships', 'card', 75)
  for (const { tab, before } of at('/integrations/data/memberships')) await expectRange(tab, more(before, 75))
  for (const { calls } of [...at('/integrations/data/fans'), ...at('/fans')]) expect(calls).toEqual([])

  for (const { tab, address, calls } of tabs) {
    expect(await tab.evaluate('window.skeletonSeen'), address).toBe(false)
    if (/orders|tickets/.test(address)) expect(calls, address).toEqual([])
  }
})
