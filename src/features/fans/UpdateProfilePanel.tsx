import { useApi, useUser } from '../../api/ApiProvider.tsx'
import { setAnswer } from '../../api/effects.ts'
import { useAction } from '../../api/useAction.ts'
import type { FanProfile } from '../../contract/fanProfiles.ts'
import { contract } from '../../contract/index.ts'
import { changesOf } from '../../ui/RowPanel/rowBody.ts'
import { RowPanel } from '../../ui/RowPanel/RowPanel.tsx'
import type { Dialog } from '../../ui/useDialog.ts'
import { FanFields } from './FanFields.tsx'
import { fanDates, fanNeeds, fanValuesOf } from './fanValues.ts'

const { get, list, update } = contract.fanProfiles

/** The side panel in which a fan's profile is edited; the e-mail stays as it is (docs/contract.md#fan-writes). */
export function UpdateProfilePanel({ fan, dialog }: { fan: FanProfile; dialog: Dialog }) {
  const { tenant } = useUser()
  const { queryClient } = useApi()
  const save = useAction(update, {
    stale: [list],
    onSuccess: (saved) => setAnswer(queryClient, get, { params: { tenant, id: fan.id } }, saved),
  })
  return (
    <RowPanel
      dialog={dialog}
      title="Update Fan Profile"
      initial={fanValuesOf(fan)}
      dates={fanDates}
      success="Fan updated successfully"
      onSave={(now, before) =>
        save.mutateAsync({ params: { tenant, id: fan.id }, body: changesOf(before, now, fanDates, fanNeeds) })
      }
    >
      {(form) => <FanFields form={form} emailFixed />}
    </RowPanel>
  )
}
