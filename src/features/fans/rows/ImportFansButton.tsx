import { useUser } from '../../../api/ApiProvider.tsx'
import { useWrite } from '../../../api/useWrite.ts'
import { csvRules } from '../../../contract/imports/csvRows.ts'
import { contract } from '../../../contract/index.ts'
import { ImportButton } from '../../../domain/imports/ImportButton.tsx'
import { importWords } from '../words.ts'

const { list, upload } = contract.fans
const rules = csvRules(upload.upload)

/** Opens the import of fans from a CSV file (docs/product/fans.md#fan-rows). */
export function ImportFansButton() {
  const { tenant } = useUser()
  const send = useWrite(upload, { stale: [list] })
  return (
    <ImportButton
      title={importWords.title}
      success={importWords.done}
      sample="import-fans.csv"
      rules={rules}
      send={(file, onProgress) => send({ params: { tenant }, file }, { onProgress })}
    />
  )
}
