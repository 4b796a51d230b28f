import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { LiveEventType } from '../../../src/contract/endpoint/stream.ts'
import type { Fan, FanCreate } from '../../../src/contract/fans.ts'
import { contract } from '../../../src/contract/index.ts'
import type { Membership, MembershipCreate } from '../../../src/contract/memberships.ts'
import { recordWrites } from './recordWrites.ts'
import { renderApp } from './render.tsx'
import { fill, findPanel } from './rowPanel.ts'
import { tenantOf, type World } from '../world/world.ts'

type Options = NonNullable<Parameters<typeof renderApp>[1]> & { query?: string }

interface Rows<Row, Body> {
  address: string
  what: 'Fan' | 'Membership'
  /** The event that makes the list reload. */
  reloadEvent: LiveEventType
  /** Creates a row Zoë Quillfeather, the first of the list; `at` makes several distinct. */
  write(api: World['api'], tenant: string, given: Partial<Body>, at: number): Promise<Row>
}

/** Helpers for a table of Data whose rows people can edit. */
function rowScreen<Row, Body>({ address, what, reloadEvent, write }: Rows<Row, Body>) {
  async function open({ query = '', ...options }: Options = {}) {
    const app = await renderApp(address + query, options)
    await screen.findByText(/^\d[\d,]*-[\d,]+ of [\d,]+$/)
    return { ...app, sent: recordWrites(app.backend), tenant: tenantOf(app) }
  }

  type App = Awaited<ReturnType<typeof open>>

  /** Creates rows outside the page, and makes the list reload. */
  async function addRows(app: App, ...given: Partial<Body>[]): Promise<Row[]> {
    const { api, backend, tenant } = app
    const rows: Row[] = []
    for (const [at, one] of given.entries()) rows.push(await write(api, tenant, one, at))
    await act(() => backend.control.emit({ type: reloadEvent, tenant, id: null }))
    await screen.findAllByLabelText(/^Edit Zoë/)
    app.sent.length = 0
    app.requests.length = 0
    return rows
  }

  return {
    address,
    open,
    addRows,
    /** Opens the page with one created row. */
    async openWith(given: Partial<Body> = {}, options: Options = {}) {
      const app = await open(options)
      const [row] = await addRows(app, given)
      // One row was requested, so one is returned.
      return { ...app, row: row as Row }
    },
    async openAdd(options: Options = {}, ...given: Partial<Body>[]) {
      const app = await open(options)
      if (given.length > 0) await addRows(app, ...given)
      await app.user.click(button(`Add New ${what}`))
      return { ...app, panel: await findPanel(`Add New ${what}`) }
    },
    async openEdit(given: Partial<Body> = {}, options: Options = {}) {
      const app = await this.openWith(given, options)
      await app.user.click(button('Edit Zoë Quillfeather'))
      return { ...app, panel: await findPanel(`Update ${what}`) }
    },
    /** The requests for the list. */
    lists: (requests: string[]) => reads(requests).filter((read) => read.includes(`/${what.toLowerCase()}s?`)),
  }
}

export const fanScreen = rowScreen<Fan, FanCreate>({
  address: '/integrations/data/fans',
  what: 'Fan',
  reloadEvent: 'FansImported',
  write: (api, tenant, given, at) =>
    api.call(contract.fans.create, {
      params: { tenant },
      body: { firstName: 'Zoë', lastName: 'Quillfeather', email: `zoe${at}@post.example`, ...given },
    }),
})

export const membershipScreen = rowScreen<Membership, MembershipCreate>({
  address: '/integrations/data/memberships',
  what: 'Membership',
  reloadEvent: 'MembershipsImported',
  write: (api, tenant, given, at) =>
    api.call(contract.memberships.create, {
      params: { tenant },
      body: {
        membershipId: `ZZ-${at + 1}`,
        firstName: 'Zoë',
        lastName: 'Quillfeather',
        email: 'zoe@post.example',
        ...given,
      },
    }),
})

export const button = (name: string) => screen.getByRole('button', { name })

/** The requests that are reads. */
export const reads = (requests: string[]) => requests.filter((request) => request.startsWith('GET'))

/** The id of the connector of the club's shop. */
export async function clubShopId({ api, tenant }: Pick<World, 'api'> & { tenant: string }) {
  const { items } = await api.call(contract.connectors.list, { params: { tenant }, query: { limit: 1000 } })
  return items.find(({ name }) => name === 'Club shop')?.id
}

/** The names in the rows, in order. */
export const names = () =>
  within(screen.getByRole('table'))
    .getAllByLabelText(/^Edit /)
    .map((edit) => edit.getAttribute('aria-label')?.slice('Edit '.length))

/** Searches for the created rows, and waits until the list shows the range. */
export async function searchAddedRows(user: UserEvent, range: string) {
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  await fill(user, box, 'quillfeather')
  await screen.findByText(range)
  return box
}

/** Goes to the last page of the created rows, which has a single row. */
export async function goToOnlyRow(user: UserEvent, size: number) {
  await searchAddedRows(user, `1-${size} of ${size + 1}`)
  await user.click(button('Last page'))
  await screen.findByText(`${size + 1}-${size + 1} of ${size + 1}`)
}

/** Opens the confirmation dialog for a deletion. */
export async function askToDelete(user: UserEvent, name = 'Zoë Quillfeather') {
  await user.click(button(`Delete ${name}`))
  return findPanel('Confirm Deletion')
}

/** Deletes a row and confirms it. */
export async function remove(user: UserEvent, name?: string) {
  const dialog = await askToDelete(user, name)
  await user.click(dialog.button('Delete'))
  return dialog
}
