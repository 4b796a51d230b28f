import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { anyBearer } from '../../../tests/support/screens/recordWrites.ts'
import { expectSaved, FAILED } from '../../../tests/support/screens/rowPanel.ts'
import { askToDelete, goToOnlyRow, membershipScreen, names, remove } from '../../../tests/support/screens/rowScreen.ts'
import { timed } from '../../../tests/support/world/timed.ts'
import { alwaysFails } from '../../../tests/support/world/world.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('deleting a membership', () => {
  it('asks with the name and the number, sends once, shows a toast for five seconds, and focuses the next row', async () => {
    const { user, sent, tenant, row } = await membershipScreen.openWith({}, timed())
    const [, next = ''] = names()
    const dialog = await askToDelete(user)
    expect(dialog.getByText('Are you sure you want to delete this membership?')).toBeVisible()
    expect(dialog.getByText('Zoë Quillfeather, ZZ-1')).toBeVisible()
    await user.dblClick(dialog.button('Delete'))
    await waitFor(() => expect(screen.queryByText('ZZ-1')).toBeNull())
    expect(sent).toEqual([
      { call: `DELETE /membership/${tenant}/memberships/${row.id}`, bearer: anyBearer, body: undefined },
    ])
    await expectSaved('Membership deleted successfully', () => screen.getAllByLabelText(`Delete ${next}`)[0])
  })

  it('shows a failure in the dialog, which stays open', async () => {
    const { user } = await membershipScreen.openWith({}, { prepare: alwaysFails('memberships.remove', 500) })
    const dialog = await remove(user)
    expect(await dialog.findByText(`Error deleting membership: ${FAILED}`)).toBeVisible()
    expect(screen.getByText('ZZ-1')).toBeVisible()
  })

  it('goes from the only row of the last page to the previous page', async () => {
    const app = await membershipScreen.open()
    await membershipScreen.addRows(app, ...Array.from({ length: 11 }, () => ({})))
    await goToOnlyRow(app.user, 10)
    await remove(app.user)
    expect(await screen.findByText('1-10 of 10')).toBeVisible()
    expect(app.location()).toBe(`${membershipScreen.address}?searchQuery=quillfeather`)
  })
})
