import { useUser } from '../../api/ApiProvider.tsx'
import { useAction } from '../../api/useAction.ts'
import type { Fan, FanCreate } from '../../contract/fans.ts'
import { contract } from '../../contract/index.ts'
import { changesOf, filledOf } from '../../ui/RowPanel/rowBody.ts'
import { RowPanel } from '../../ui/RowPanel/RowPanel.tsx'
import type { Dialog } from '../../ui/useDialog.ts'
import type { RowDialog } from '../../ui/useRowDialog.ts'
import { FanFields } from './FanFields.tsx'
import { fanDates, fanNeeds, fanValuesOf, newFan } from './fanValues.ts'

/**
 * What is written to fans shows in the profiles and the statistics after the next sync (docs/contract.md#fan-profiles): only the
 * list is stale.
 */
const stale = [contract.fans.list]

/** The side panel in which a fan is written (docs/product/fans.md#fan-rows). */
export function AddFanPanel({ dialog }: { dialog: Dialog }) {
  const { tenant } = useUser()
  const create = useAction(contract.fans.create, { stale })
  return (
    <RowPanel
      dialog={dialog}
      title="Add New Fan"
      initial={newFan}
      dates={fanDates}
      saveLabel="Add fan"
      success="Fan created successfully"
      // What is missing that the server wants, it says itself (docs/product/tables.md#row-dialogs).
      onSave={(values) => create.mutateAsync({ params: { tenant }, body: filledOf(values, fanDates) as FanCreate })}
    >
      {(form) => <FanFields form={form} />}
    </RowPanel>
  )
}

/** The side panel in which a fan is changed; the e-mail stays as it is (docs/contract.md#fan-writes). */
export function UpdateFanPanel({ dialog }: { dialog: RowDialog<Fan> }) {
  const { tenant } = useUser()
  const update = useAction(contract.fans.update, { stale })
  const { row } = dialog
  return (
    <RowPanel
      dialog={dialog}
      title="Update Fan"
      initial={row ? fanValuesOf(row) : newFan}
      dates={fanDates}
      success="Fan updated successfully"
      onSave={(now, before) =>
        update.mutateAsync({
          params: { tenant, id: row?.id ?? '' },
          body: changesOf(before, now, fanDates, fanNeeds),
        })
      }
    >
      {(form) => <FanFields form={form} emailFixed />}
    </RowPanel>
  )
}
