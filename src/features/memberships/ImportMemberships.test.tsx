import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useHostFiles } from '../../../tests/support/host/hostFiles.ts'
import { renderApp } from '../../../tests/support/screens/render.tsx'
import { alwaysFails } from '../../../tests/support/world/world.ts'

await useHostFiles()

const file = new File(['membershipId,firstName,email\nCSV-1,Zoë,zoe@csv.example\n'], 'members.csv', {
  type: 'text/csv',
})

async function importFile(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/integrations/data/memberships', options)
  await screen.findByText(/^1-10 of /)
  await app.user.click(screen.getByRole('button', { name: 'Import Memberships' }))
  expect(await screen.findByRole('link', { name: 'Download a sample file' })).toHaveAttribute(
    'href',
    '/samples/import-memberships.csv',
  )
  await app.user.upload(screen.getByLabelText('CSV file'), file)
  await app.user.click(await screen.findByRole('button', { name: 'Import 1 row' }))
  return app
}

describe('Import Memberships', () => {
  it('imports a file, shows a toast, and refreshes the list', async () => {
    await importFile()
    expect(await screen.findByText('Memberships imported successfully')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('CSV-1')).toBeVisible()
  })

  it('shows the error from the server', async () => {
    await importFile({ prepare: alwaysFails('memberships.upload', 413) })
    expect(await screen.findByText('Error importing memberships: The body is too large.')).toBeVisible()
  })
})
