import type { Page } from '@playwright/test'
import { expect } from '../demo.ts'

export type Kind = 'fans' | 'memberships'

const titles = { fans: 'Import Fans', memberships: 'Import Memberships' } as const
const headers = { fans: 'firstName,lastName,email,city', memberships: 'membershipId,firstName,lastName,email,city' }

/** Imports new rows on a page that shows their table. `mark` distinguishes them from those of other imports. */
export async function importRows(page: Page, kind: Kind, mark: string, rows: number) {
  const line = (row: number) =>
    `${kind === 'memberships' ? `${mark}-${row},` : ''}Zoë,${mark} ${row},${mark}-${row}@import.example,Łódź`
  const text = [headers[kind], ...Array.from({ length: rows }, (_, row) => line(row))].join('\n')
  await page.getByRole('button', { name: titles[kind] }).click()
  const dialog = page.getByRole('dialog', { name: titles[kind] })
  const file = { name: `${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await dialog.getByLabel('CSV file').setInputFiles(file)
  await dialog.getByRole('button', { name: rows === 1 ? 'Import 1 row' : `Import ${rows} rows` }).click()
  await expect(dialog).toBeHidden()
}
