import type { Page } from '@playwright/test'
import { expect } from '../demo.ts'
import { importRows, type Kind } from './importFile.ts'

const tables = ['Memberships', 'Shop - Customers', 'Shop - Orders', 'Shop - Order Items'] as const
const others = ['Ticketing - Customers', 'Ticketing - Tickets', 'Fans'] as const
const things = {
  fans: { table: 'Fans', one: 'Fan' },
  memberships: { table: 'Memberships', one: 'Membership' },
} as const

/**
 * The actions of a user on /fans and the data screen. Each starts at any list and ends at one. `chance(n)` is below n.
 */
export function soakActions(page: Page, chance: (most: number) => number): Record<string, () => Promise<void>> {
  const main = page.getByRole('navigation', { name: 'Main' })
  const pick = <T>(choices: readonly T[]): T => {
    const chosen = choices[chance(choices.length)]
    if (chosen === undefined) throw new Error('nothing to choose from')
    return chosen
  }
  let written = 0

  async function openTable(table: string) {
    await main.getByRole('link', { name: 'Integrations' }).click()
    await main.getByRole('link', { name: 'Data' }).click()
    const tab = page.getByRole('navigation', { name: 'Tables' }).getByRole('link', { name: table, exact: true })
    await tab.click()
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('table', { name: table })).toHaveAttribute('aria-busy', 'false')
  }
  const openFans = async () => {
    await main.getByRole('link', { name: 'Fans' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Fans' })).toBeVisible()
    await expect(page.getByLabel('State')).toBeVisible()
  }

  async function add(kind: Kind) {
    const { table, one } = things[kind]
    await openTable(table)
    await page.getByRole('button', { name: `Add New ${one}` }).click()
    const panel = page.getByRole('dialog', { name: `Add New ${one}` })
    const name = `soak-${++written}`
    if (kind === 'memberships') await panel.getByLabel('Membership ID').fill(name)
    await panel.getByLabel('First name').fill('Soaked')
    await panel.getByLabel('Email').fill(`${name}@soak.example`)
    await panel.getByRole('button', { name: `Add ${one.toLowerCase()}` }).click()
    await expect(panel).toBeHidden()
  }

  async function edit(kind: Kind) {
    const { table, one } = things[kind]
    await openTable(table)
    await page
      .getByRole('button', { name: /^Edit / })
      .nth(chance(10))
      .click()
    const panel = page.getByRole('dialog', { name: `Update ${one}` })
    await panel.getByLabel('City').fill(`Soak ${chance(1000)}`)
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect(panel).toBeHidden()
  }

  async function remove(kind: Kind) {
    const { table } = things[kind]
    await openTable(table)
    await page
      .getByRole('button', { name: /^Delete / })
      .nth(chance(10))
      .click()
    const question = page.getByRole('dialog', { name: 'Confirm Deletion' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(question).toBeHidden()
  }

  async function importSome(kind: Kind) {
    await openTable(things[kind].table)
    await importRows(page, kind, `soak-import-${++written}`, 1 + chance(40))
  }

  return {
    open: () => openTable(pick([...tables, ...others])),
    openMore: () => openTable(pick([...tables, ...others])),
    openFans,
    async search() {
      await page
        .getByRole('searchbox')
        .fill(pick(['west', 'ireland', 'a', '', 'smith', 'łódź', '%', 'nobody at all', '10']))
    },
    async sort() {
      const headers = page.locator('thead button')
      await headers.nth(chance(await headers.count())).click()
    },
    async turn() {
      const buttons = page.getByRole('button', { name: /page$/ }).and(page.locator(':enabled'))
      const count = await buttons.count()
      // A pending search may have disabled a counted button.
      if (count > 0)
        await buttons
          .nth(chance(count))
          .click({ timeout: 3000 })
          .catch(() => {})
    },
    async size() {
      await page.getByRole('combobox', { name: 'Rows per page' }).click()
      await page.getByRole('option', { name: pick(['10', '20', '50', '100']), exact: true }).click()
    },
    async reload() {
      await page.reload()
    },
    async home() {
      await main.getByRole('link', { name: 'Home' }).click()
      await openFans()
    },
    async syncFans() {
      await openFans()
      if ((await page.getByLabel('State').textContent()) !== 'SYNCED') return
      await page.getByRole('button', { name: 'Sync' }).click()
    },
    async editProfile() {
      await openFans()
      // Choose among the oldest fans. The newest ones get deleted, and a deleted fan has a profile until the next sync,
      // but no statistics.
      await page.getByRole('button', { name: 'Last page' }).click()
      await expect(page.getByRole('button', { name: 'Last page' })).toBeDisabled()
      await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
      await page.locator('tbody a').first().click()
      await page.getByRole('button', { name: 'Update Fan Profile' }).click()
      await page.getByRole('textbox', { name: 'Street' }).fill(`${chance(200)} Soak Street`)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.getByRole('link', { name: 'All Fans' }).click()
    },
    async syncConnector() {
      await main.getByRole('link', { name: 'Integrations' }).click()
      await page.getByRole('link', { name: pick(['Club shop', 'Box office', 'Fan register']) }).click()
      await expect(page.getByRole('link', { name: 'All Connectors' })).toBeVisible()
      const state = page.getByLabel('State')
      await expect(state).toBeVisible()
      if ((await state.textContent()) === 'SYNCED') await page.getByRole('button', { name: 'Sync' }).click()
      // The sync usually ends while a table that it fills is open.
      await openTable(pick([...tables, ...others]))
    },
    addFan: () => add('fans'),
    editFan: () => edit('fans'),
    deleteFan: () => remove('fans'),
    importFans: () => importSome('fans'),
    addMembership: () => add('memberships'),
    editMembership: () => edit('memberships'),
    deleteMembership: () => remove('memberships'),
    importMemberships: () => importSome('memberships'),
  }
}
