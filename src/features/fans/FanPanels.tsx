import { useUser } from '../../api/ApiProvider.tsx'
import { useWrite } from '../../api/useWrite.ts'
import type { Fan, FanCreate } from '../../contract/fans.ts'
import { contract } from '../../contract/index.ts'
import { changesOf, filledOf } from '../../ui/RowPanel/rowBody.ts'
import { RowPanel } from '../../ui/RowPanel/RowPanel.tsx'
import type { Dialog } from '../../ui/useDialog.ts'
import type { RowDialog } from '../../ui/useRowDialog.ts'
import { FanFields } from './FanFields.tsx'
import { fanDates, fanNeeds, fanValuesOf, newFan } from './fanValues.ts'

/** Profiles and statistics follow with the next sync (readings 3.1), so only the list is stale. */
const stale = [contract.fans.list]

/** The side panel that adds a fan (data-side 2, Fans). */
export function AddFanPanel({ dialog }: { dialog: Dialog }) {
  const { tenant } = useUser()
  const create = useWrite(contract.fans.create, { stale })
  return (
    <RowPanel
      dialog={dialog}
      title="Add New Fan"
      initial={newFan}
      dates={fanDates}
      saveLabel="Add fan"
      success="Fan created successfully"
      // The server itself reports missing fields (data-side 5).
      onSave={(values) => create({ params: { tenant }, body: filledOf(values, fanDates) as FanCreate })}
    >
      {(form) => <FanFields form={form} />}
    </RowPanel>
  )
}

/** The side panel that edits a fan. The e-mail cannot be changed (readings 3.7). */
export function UpdateFanPanel({ dialog }: { dialog: RowDialog<Fan> }) {
  const { tenant } = useUser()
  const update = useWrite(contract.fans.update, { stale })
  const { row } = dialog
  return (
    <RowPanel
      dialog={dialog}
      title="Update Fan"
      initial={row ? fanValuesOf(row) : newFan}
      dates={fanDates}
      success="Fan updated successfully"
      onSave={(now, before) =>
        update({
          params: { tenant, id: row?.id ?? '' },
          body: changesOf(before, now, fanDates, fanNeeds),
        })
      }
    >
      {(form) => <FanFields form={form} emailFixed />}
    </RowPanel>
  )
}
