import { useUser } from '../../api/ApiProvider.tsx'
import { useAction } from '../../api/useAction.ts'
import { contract } from '../../contract/index.ts'
import type { Membership, MembershipCreate } from '../../contract/memberships.ts'
import { changesOf, filledOf } from '../../ui/RowPanel/rowBody.ts'
import { RowPanel } from '../../ui/RowPanel/RowPanel.tsx'
import type { Dialog } from '../../ui/useDialog.ts'
import type { RowDialog } from '../../ui/useRowDialog.ts'
import { MembershipFields } from './MembershipFields.tsx'
import { membershipDates, membershipNeeds, membershipValuesOf, newMembership } from './membershipValues.ts'

const stale = [contract.memberships.list]

/** The side panel in which a membership is written (docs/product/memberships.md#membership-rows). */
export function AddMembershipPanel({ dialog }: { dialog: Dialog }) {
  const { tenant } = useUser()
  const create = useAction(contract.memberships.create, { stale })
  return (
    <RowPanel
      dialog={dialog}
      title="Add New Membership"
      initial={newMembership}
      dates={membershipDates}
      saveLabel="Add membership"
      success="Membership created successfully"
      onSave={(values) =>
        create.mutateAsync({
          params: { tenant },
          // What is missing that the server wants, it says itself (docs/product/tables.md#row-dialogs).
          body: filledOf(values, membershipDates) as MembershipCreate,
        })
      }
    >
      {(form) => <MembershipFields form={form} />}
    </RowPanel>
  )
}

/** The side panel in which a membership is changed. */
export function UpdateMembershipPanel({ dialog }: { dialog: RowDialog<Membership> }) {
  const { tenant } = useUser()
  const update = useAction(contract.memberships.update, { stale })
  const { row } = dialog
  return (
    <RowPanel
      dialog={dialog}
      title="Update Membership"
      initial={row ? membershipValuesOf(row) : newMembership}
      dates={membershipDates}
      success="Membership updated successfully"
      onSave={(now, before) =>
        update.mutateAsync({
          params: { tenant, id: row?.id ?? '' },
          body: changesOf(before, now, membershipDates, membershipNeeds),
        })
      }
    >
      {(form) => <MembershipFields form={form} />}
    </RowPanel>
  )
}
