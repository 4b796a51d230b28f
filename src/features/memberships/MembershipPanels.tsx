import { useUser } from '../../api/ApiProvider.tsx'
import { useWrite } from '../../api/useWrite.ts'
import { contract } from '../../contract/index.ts'
import type { Membership, MembershipCreate } from '../../contract/memberships.ts'
import { changesOf, filledOf } from '../../ui/RowPanel/rowBody.ts'
import { RowPanel } from '../../ui/RowPanel/RowPanel.tsx'
import type { Dialog } from '../../ui/useDialog.ts'
import type { RowDialog } from '../../ui/useRowDialog.ts'
import { MembershipFields } from './MembershipFields.tsx'
import { membershipDates, membershipNeeds, membershipValuesOf, newMembership } from './membershipValues.ts'

const stale = [contract.memberships.list]

/** The side panel that adds a membership (data-side 2, Memberships). */
export function AddMembershipPanel({ dialog }: { dialog: Dialog }) {
  const { tenant } = useUser()
  const create = useWrite(contract.memberships.create, { stale })
  return (
    <RowPanel
      dialog={dialog}
      title="Add New Membership"
      initial={newMembership}
      dates={membershipDates}
      saveLabel="Add membership"
      success="Membership created successfully"
      onSave={(values) =>
        create({
          params: { tenant },
          // The server itself reports missing fields (data-side 5).
          body: filledOf(values, membershipDates) as MembershipCreate,
        })
      }
    >
      {(form) => <MembershipFields form={form} />}
    </RowPanel>
  )
}

/** The side panel that edits a membership (data-side 2, Memberships). */
export function UpdateMembershipPanel({ dialog }: { dialog: RowDialog<Membership> }) {
  const { tenant } = useUser()
  const update = useWrite(contract.memberships.update, { stale })
  const { row } = dialog
  return (
    <RowPanel
      dialog={dialog}
      title="Update Membership"
      initial={row ? membershipValuesOf(row) : newMembership}
      dates={membershipDates}
      success="Membership updated successfully"
      onSave={(now, before) =>
        update({
          params: { tenant, id: row?.id ?? '' },
          body: changesOf(before, now, membershipDates, membershipNeeds),
        })
      }
    >
      {(form) => <MembershipFields form={form} />}
    </RowPanel>
  )
}
