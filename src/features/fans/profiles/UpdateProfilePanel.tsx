import { useUser } from '../../../api/ApiProvider.tsx'
import { answerOf } from '../../../api/cache.ts'
import { useWrite } from '../../../api/useWrite.ts'
import type { FanProfile } from '../../../contract/fanProfiles.ts'
import { contract } from '../../../contract/index.ts'
import { fanDates } from '../../../domain/people/dates.ts'
import { RowPanel } from '../../../ui/RowPanel/RowPanel.tsx'
import type { Dialog } from '../../../ui/dialogs/useDialog.ts'
import { FanFields } from '../FanFields.tsx'
import { fanUpdateOf, fanValuesOf } from '../fanValues.ts'
import { fanFormWords } from '../words.ts'

const { get, list, update } = contract.fanProfiles

/** The side panel that edits a fan's profile. The e-mail cannot be changed (docs/contract.md#fan-writes). */
export function UpdateProfilePanel({ fan, dialog }: { fan: FanProfile; dialog: Dialog }) {
  const { tenant } = useUser()
  const save = useWrite(update, {
    stale: [list],
    store: (saved) => answerOf(get, { params: { tenant, id: fan.id } }, saved),
  })
  return (
    <RowPanel
      dialog={dialog}
      title={fanFormWords.updateProfile.title}
      initial={fanValuesOf(fan)}
      dates={fanDates}
      success={fanFormWords.update.done}
      onSave={(now, before) => save({ params: { tenant, id: fan.id }, body: fanUpdateOf(fan, before, now) })}
    >
      {(form) => <FanFields form={form} emailFixed />}
    </RowPanel>
  )
}
