import { Button } from '@mantine/core'
import { ImportDialog } from './ImportDialog.tsx'
import { useImport, type ImportSource } from './useImport.ts'

/** A button with the dialog that it opens, to import a CSV file. */
export function ImportButton({ sample, ...source }: ImportSource & { sample: string }) {
  const work = useImport(source)
  return (
    <>
      <Button variant="default" onClick={work.open}>
        {source.title}
      </Button>
      <ImportDialog title={source.title} rules={source.rules} sample={sample} work={work} />
    </>
  )
}
