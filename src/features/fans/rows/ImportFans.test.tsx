import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useHostFiles } from '../../../../tests/support/host/hostFiles.ts'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { alwaysFails, tenantOf } from '../../../../tests/support/world/world.ts'
import { contract } from '../../../contract/index.ts'

await useHostFiles()

const head = 'firstName,lastName,email,shoeSize\n'
const csv = (text: string, name = 'fans.csv', type = 'text/csv') => new File([text], name, { type })
const good = csv(`${head}Zoë,Müller,zoe@csv.example,44\nMax,,max@csv.example,45\n`)
const mixed = csv(`${head}Zoë,Müller,zoe@csv.example,44\nMax,,nobody,45\n,,ann@csv.example,46\n`)
const done = 'Fans imported successfully'

type App = Awaited<ReturnType<typeof renderApp>>

/** Opens the list of fans and its import dialog. */
async function openImport(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/integrations/data/fans', { ...options, user: { applyAccept: false } })
  await screen.findByText(/^1-10 of /)
  await app.user.click(screen.getByRole('button', { name: 'Import Fans' }))
  const dialog = await screen.findByRole('dialog', { name: 'Import Fans' })
  return { ...app, dialog: within(dialog) }
}

const choose = async ({ user }: App, file: File | File[]) => user.upload(screen.getByLabelText('CSV file'), file)
const press = async ({ user }: App, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('Import Fans', () => {
  it('offers a sample file, and names the required columns', async () => {
    const { dialog } = await openImport()
    expect(dialog.getByText('One CSV file, up to 10 MB')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(
      'One CSV file, up to 10 MB',
    )
    expect(dialog.getByRole('link', { name: 'Download a sample file' })).toHaveAttribute(
      'href',
      '/samples/import-fans.csv',
    )
    expect(dialog.getByText(/Required: firstName and email\./)).toBeVisible()
  })

  it('takes codes and common names as the country, as the preview shows, and warns of unknown ones', async () => {
    const app = await openImport()
    const rows = ['Zoë,zoe@csv.example,GB', 'Max,max@csv.example,england', 'Ann,ann@csv.example,Narnia']
    await choose(app, csv(`firstName,email,country\n${rows.join('\n')}\n`))
    expect(
      await app.dialog.findByText(
        'Countries are imported by name: “GB” becomes “United Kingdom”. This changes 2 rows.',
      ),
    ).toBeVisible()
    expect(app.dialog.getByText('“Narnia” is not a known country. 1 row will be imported as written.')).toBeVisible()
    const shown = within(app.dialog.getByRole('region', { name: 'All rows' }))
    const cells = shown.getAllByRole('cell', { name: 'United Kingdom' })
    expect(cells).toHaveLength(2)
    expect(cells[0]?.querySelector('img')).toBeInTheDocument()
    await press(app, 'Import 3 rows')
    expect(await screen.findByText(done)).toBeVisible()
    const { items } = await app.api.call(contract.fans.list, {
      params: { tenant: tenantOf(app) },
      query: { searchQuery: '@csv.example', orderBy: 'email', orderDirection: 'asc' },
    })
    expect(items.map(({ email, country }) => [email, country])).toEqual([
      ['ann@csv.example', 'Narnia'],
      ['max@csv.example', 'United Kingdom'],
      ['zoe@csv.example', 'United Kingdom'],
    ])
  })

  it('previews a file before anything is sent', async () => {
    const app = await openImport()
    await choose(app, mixed)
    expect(
      await app.dialog.findByText(
        '1 of 3 rows is ready. 2 have errors and will be skipped. You can download them afterwards.',
      ),
    ).toBeVisible()
    const sheet = within(app.dialog.getByRole('region', { name: 'All rows' }))
    expect(sheet.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'RowfirstNamelastNameemailshoeSize (ignored)',
      '1ZoëMüllerzoe@csv.example44',
      '2Maxnobody45',
      '3ann@csv.example46',
    ])
    expect(
      within(app.dialog.getByRole('region', { name: 'Errors' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Row 2, email: Enter a valid email address.', 'Row 3, firstName: Enter a first name.'])
    expect(app.dialog.getByText('Ignored').nextSibling).toHaveTextContent('shoeSize')
    expect(app.requests.filter((request) => request.startsWith('POST'))).toEqual([])
  })

  it('sends the file in the field "file", shows a toast, closes, and refreshes the list', async () => {
    const sent: FormData[] = []
    const app = await openImport()
    const { fetch } = app.backend
    app.backend.fetch = async (request) => {
      if (request.method === 'POST') sent.push(await request.clone().formData())
      return fetch(request)
    }
    await choose(app, good)
    await app.user.dblClick(await screen.findByRole('button', { name: 'Import 2 rows' }))
    expect(await screen.findByText(done)).toBeVisible()
    await gone()
    expect(await screen.findByText('zoe@csv.example')).toBeVisible()
    expect(app.requests.filter((request) => request.startsWith('POST'))).toHaveLength(1)
    const parts = [...(sent[0] ?? [])]
    expect(parts.map(([field]) => field)).toEqual(['file'])
    // The line above has checked that `file` is the only part.
    const [file] = parts.map(([, value]) => value as File)
    expect(file).toMatchObject({ name: 'fans.csv', type: 'text/csv', size: good.size })
    expect(await file?.text()).toBe(await good.text())
  })

  it('imports one file after another in the same visit', async () => {
    const app = await openImport()
    for (const [file, email] of [
      [good, 'zoe@csv.example'],
      [csv(`${head}Ida,,ida@csv.example,46\n`), 'ida@csv.example'],
    ] as const) {
      await choose(app, file)
      await app.user.click(await screen.findByRole('button', { name: /^Import \d rows?$/ }))
      await gone()
      expect(await screen.findByText(email)).toBeVisible()
      await press(app, 'Import Fans')
      expect(await screen.findByText('One CSV file, up to 10 MB')).toBeVisible()
    }
  })

  it.each([
    ['before', true],
    ['around', false],
  ])('fetches the list once after an import, with its event arriving %s the answer', async (_, answersLate) => {
    const app = await openImport()
    const listRequests = () => app.requests.filter((request) => /^GET .*\/fans\?/.test(request)).length
    await choose(app, good)
    const importButton = await screen.findByRole('button', { name: 'Import 2 rows' })
    const before = listRequests()
    const release = answersLate ? app.hold() : () => {}
    await app.user.click(importButton)
    if (answersLate) await waitFor(() => expect(listRequests()).toBe(before + 1))
    release()
    expect(await screen.findByText('zoe@csv.example')).toBeVisible()
    await gone()
    // A second import, made elsewhere. Its event arrives after that of the first, and causes one more request.
    const file = csv(`${head}Ida,,ida@csv.example,46\n`)
    await app.api.call(contract.fans.upload, { params: { tenant: tenantOf(app) }, file })
    expect(await screen.findByText('ida@csv.example')).toBeVisible()
    expect(listRequests()).toBe(before + 2)
  })

  it('stays open with a report if rows have failed', async () => {
    const app = await openImport()
    await choose(app, mixed)
    await press(app, 'Import 1 row')
    expect(await app.dialog.findByText('Received')).toBeVisible()
    const figures = ['Received', 'Imported', 'Failed'].map(
      (label) => app.dialog.getByText(label).nextSibling?.textContent,
    )
    expect(figures).toEqual(['3', '1', '2'])
    expect(app.dialog.getByText('Row 2, email:').closest('li')).toHaveTextContent('Enter a valid email address.')
    expect(screen.getByText(done)).toBeVisible()
    // Neither a click beside the dialog nor closing it discards the report.
    await app.user.click(document.querySelector('.mantine-Modal-overlay') ?? document.body)
    expect(app.dialog.getByText('Received')).toBeVisible()
    await app.user.keyboard('{Escape}')
    await gone()
    await press(app, 'Import Fans')
    expect(await screen.findByText('Received')).toBeVisible()
    // The second click of a double click on the previous button here must not count.
    fireEvent.click(screen.getByRole('button', { name: 'Done' }), { detail: 2 })
    expect(screen.getByText('Received')).toBeVisible()
    await press(app, 'Done')
    await gone()
    await press(app, 'Import Fans')
    expect(await screen.findByText('One CSV file, up to 10 MB')).toBeVisible()
  })

  it('starts another import from the report', async () => {
    const app = await openImport()
    await choose(app, mixed)
    await press(app, 'Import 1 row')
    expect(await app.dialog.findByText('Received')).toBeVisible()
    await press(app, 'Import another file')
    expect(await screen.findByText('One CSV file, up to 10 MB')).toBeVisible()
  })

  it('shows no success message if every row has failed', async () => {
    const app = await openImport()
    await choose(app, csv(`${head}Max,,nobody,45\n`))
    await press(app, 'Send anyway')
    expect(await app.dialog.findByText('Failed')).toBeVisible()
    expect(screen.queryByText(done)).toBeNull()
  })

  it('shows a failure in the dialog for five seconds, and the file can be sent again', async () => {
    const app = await openImport({ prepare: (control) => control.fail('fans.upload', 503) })
    await choose(app, good)
    await press(app, 'Import 2 rows')
    const sentence = 'Error importing fans: The service is unavailable. Try again in a moment.'
    expect(await app.dialog.findByText(sentence)).toBeVisible()
    await press(app, 'Import 2 rows')
    expect(await screen.findByText(done)).toBeVisible()
    await gone()
  })

  it('shows the outcome as toasts if the dialog was closed, and keeps the report', async () => {
    const app = await openImport()
    await choose(app, mixed)
    await app.dialog.findByRole('button', { name: 'Import 1 row' })
    const release = app.hold()
    await press(app, 'Import 1 row')
    expect(await app.dialog.findByText('Sending the file…')).toBeVisible()
    await app.user.keyboard('{Escape}')
    await gone()
    release()
    expect(await screen.findByText(done)).toBeVisible()
    expect(screen.getByText('2 rows in fans.csv could not be imported. Open “Import Fans” to see why.')).toBeVisible()
    await press(app, 'Import Fans')
    expect(await screen.findByText('Row 3, firstName:')).toBeVisible()
    await press(app, 'Done')
    await gone()
    await press(app, 'Import Fans')
    expect(await screen.findByText('One CSV file, up to 10 MB')).toBeVisible()
  })

  it('shows a failure as a toast if the dialog was closed, and keeps the file', async () => {
    const app = await openImport({ prepare: alwaysFails('fans.upload', 500) })
    await choose(app, good)
    await app.dialog.findByRole('button', { name: 'Import 2 rows' })
    const release = app.hold()
    await press(app, 'Import 2 rows')
    await app.user.keyboard('{Escape}')
    await gone()
    release()
    expect(await screen.findByText('Error importing fans: Something went wrong on our side. Try again.')).toBeVisible()
    await press(app, 'Import Fans')
    expect(await screen.findByRole('button', { name: 'Import 2 rows' })).toBeVisible()
  })

  it.each([
    ['two files', [good, mixed], 'Choose one file at a time.'],
    ['a workbook', csv('x', 'fans.xlsx', 'application/vnd.ms-excel'), /is a spreadsheet/],
    ['a picture', csv('\u0089PNG\0', 'fans.csv'), /is not a CSV file/],
    ['a file with only a header', csv(head), 'The file has no rows below its header.'],
  ])('refuses %s with a message, and accepts another file', async (_, files, sentence) => {
    const app = await openImport()
    if (Array.isArray(files)) drop(files)
    else await choose(app, files)
    expect(await app.dialog.findByText(sentence)).toBeVisible()
    await choose(app, good)
    expect(await screen.findByRole('button', { name: 'Import 2 rows' })).toBeVisible()
  })

  it('accepts one file after another, and uses the last one', async () => {
    const app = await openImport()
    await choose(app, mixed)
    expect(await screen.findByRole('button', { name: 'Choose another file' })).toBeVisible()
    const another = document.querySelector<HTMLInputElement>('input[type=file]')
    if (another) await app.user.upload(another, good)
    expect(await screen.findByText('All 2 rows are ready.')).toBeVisible()
  })

  it('downloads the failed rows as a file', async () => {
    const saved: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL() {} }),
    )
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const app = await openImport()
    await choose(app, mixed)
    await press(app, 'Import 1 row')
    await press(app, 'Download failed rows')
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    expect(click.mock.contexts[0]).toMatchObject({ download: 'fans-failed.csv' })
    expect((await saved[0]?.text())?.split('\r\n').slice(1)).toEqual([
      'Max,,nobody,45,email: Enter a valid email address.',
      ',,ann@csv.example,46,firstName: Enter a first name.',
      '',
    ])
    click.mockRestore()
  })
})

/** jsdom cannot drag, so this fires the event as a browser does. */
function drop(files: File[]) {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }))
  fireEvent.drop(screen.getByText('Drop a CSV file here'), { dataTransfer: { files, items, types: ['Files'] } })
}
