import { useUser } from '../../api/ApiProvider.tsx'
import { useWrite } from '../../api/useWrite.ts'
import { contract } from '../../contract/index.ts'
import type { Membership } from '../../contract/memberships.ts'
import { membershipDates } from '../../domain/people/dates.ts'
import { createBodyOf } from '../../ui/RowPanel/rowBody.ts'
import { RowPanel } from '../../ui/RowPanel/RowPanel.tsx'
import type { Dialog } from '../../ui/dialogs/useDialog.ts'
import { latestRow, type RowDialog } from '../../ui/rows/useRowDialog.ts'
import { MembershipFields } from './MembershipFields.tsx'
import { membershipUpdateOf, membershipValuesOf, newMembership } from './membershipValues.ts'
import { membershipFormWords } from './words.ts'

const stale = [contract.memberships.list]

/** The side panel that adds a membership (docs/product/memberships.md#membership-rows). */
export function AddMembershipPanel({ dialog }: { dialog: Dialog }) {
  const { tenant } = useUser()
  const create = useWrite(contract.memberships.create, { stale })
  return (
    <RowPanel
      dialog={dialog}
      title={membershipFormWords.add.title}
      initial={newMembership}
      dates={membershipDates}
      saveLabel={membershipFormWords.add.submit}
      success={membershipFormWords.add.done}
      onSave={(values) => create({ params: { tenant }, body: createBodyOf(values, membershipDates) })}
    >
      {(form) => <MembershipFields form={form} />}
    </RowPanel>
  )
}

interface UpdateMembershipPanelProps {
  dialog: RowDialog<Membership>
  rows: readonly Membership[] | undefined
}

/** The side panel that edits a membership of a list. */
export function UpdateMembershipPanel({ dialog, rows }: UpdateMembershipPanelProps) {
  const { tenant } = useUser()
  const update = useWrite(contract.memberships.update, { stale })
  const { row } = dialog
  const latest = latestRow(dialog, rows)
  return (
    <RowPanel
      dialog={dialog}
      title={membershipFormWords.update.title}
      initial={row ? membershipValuesOf(row) : newMembership}
      dates={membershipDates}
      success={membershipFormWords.update.done}
      onSave={async (now, before) => {
        if (!latest) return
        const body = membershipUpdateOf(latest, before, now)
        await update({ params: { tenant, id: latest.id }, body })
      }}
    >
      {(form) => <MembershipFields form={form} />}
    </RowPanel>
  )
}
