import { useUser } from '../../../api/ApiProvider.tsx'
import { useWrite } from '../../../api/useWrite.ts'
import { contract } from '../../../contract/index.ts'
import { ImportButton } from '../../../domain/imports/ImportButton.tsx'
import { importWords } from '../words.ts'

const { list, upload } = contract.fans

/** Opens the import of fans from a CSV file (docs/product/fans.md#fan-rows). */
export function ImportFansButton() {
  const { tenant } = useUser()
  const send = useWrite(upload, { stale: [list] })
  return (
    <ImportButton
      title={importWords.title}
      success={importWords.done}
      sample="import-fans.csv"
      kind="fans"
      send={(file, onProgress) => send({ params: { tenant }, file }, { onProgress })}
    />
  )
}
