import { useUser } from '../../api/ApiProvider.tsx'
import { useWrite } from '../../api/useWrite.ts'
import { contract } from '../../contract/index.ts'
import { ImportButton } from '../../domain/imports/ImportButton.tsx'
import { importWords } from './words.ts'

const { list, upload } = contract.memberships

/** Opens the import of memberships from a CSV file (docs/product/memberships.md#membership-rows). */
export function ImportMembershipsButton() {
  const { tenant } = useUser()
  const send = useWrite(upload, { stale: [list] })
  return (
    <ImportButton
      title={importWords.title}
      success={importWords.done}
      sample="import-memberships.csv"
      kind="memberships"
      send={(file, onProgress) => send({ params: { tenant }, file }, { onProgress })}
    />
  )
}
