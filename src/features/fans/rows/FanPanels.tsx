import { useUser } from '../../../api/ApiProvider.tsx'
import { useWrite } from '../../../api/useWrite.ts'
import type { Fan } from '../../../contract/fans.ts'
import { contract } from '../../../contract/index.ts'
import { fanDates } from '../../../domain/people/dates.ts'
import { createBodyOf } from '../../../ui/RowPanel/rowBody.ts'
import { RowPanel } from '../../../ui/RowPanel/RowPanel.tsx'
import type { Dialog } from '../../../ui/dialogs/useDialog.ts'
import { latestRow, type RowDialog } from '../../../ui/rows/useRowDialog.ts'
import { FanFields } from '../FanFields.tsx'
import { fanUpdateOf, fanValuesOf, newFan } from '../fanValues.ts'
import { fanFormWords } from '../words.ts'

/** Profiles and statistics follow with the next sync (docs/contract.md#fan-profiles), so only the list is stale. */
const stale = [contract.fans.list]

/** The side panel that adds a fan (docs/product/fans.md#fan-rows). */
export function AddFanPanel({ dialog }: { dialog: Dialog }) {
  const { tenant } = useUser()
  const create = useWrite(contract.fans.create, { stale })
  return (
    <RowPanel
      dialog={dialog}
      title={fanFormWords.add.title}
      initial={newFan}
      dates={fanDates}
      saveLabel={fanFormWords.add.submit}
      success={fanFormWords.add.done}
      onSave={(values) => create({ params: { tenant }, body: createBodyOf(values, fanDates) })}
    >
      {(form) => <FanFields form={form} />}
    </RowPanel>
  )
}

/** The side panel that edits a fan of a list; the e-mail cannot be changed (docs/contract.md#fan-writes). */
export function UpdateFanPanel({ dialog, rows }: { dialog: RowDialog<Fan>; rows: readonly Fan[] | undefined }) {
  const { tenant } = useUser()
  const update = useWrite(contract.fans.update, { stale })
  const { row } = dialog
  const latest = latestRow(dialog, rows)
  return (
    <RowPanel
      dialog={dialog}
      title={fanFormWords.update.title}
      initial={row ? fanValuesOf(row) : newFan}
      dates={fanDates}
      success={fanFormWords.update.done}
      onSave={async (now, before) => {
        if (latest) await update({ params: { tenant, id: latest.id }, body: fanUpdateOf(latest, before, now) })
      }}
    >
      {(form) => <FanFields form={form} emailFixed />}
    </RowPanel>
  )
}
