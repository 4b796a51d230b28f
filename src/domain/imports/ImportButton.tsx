import { Button } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from '../../ui/feedback/messages/toast.ts'
import { errorWords } from '../../ui/words.ts'
import { useOpenRequest } from '../../ui/dialogs/useOpenRequest.ts'
import { useLoadCountries } from '../people/useCountries.ts'
import type * as dialogs from './ImportDialog.tsx'
import { useImport, type ImportSource } from './useImport.ts'

/** A button with the dialog that it opens, to import a CSV file. */
export function ImportButton({ sample, ...source }: Omit<ImportSource, 'loadCountries'> & { sample: string }) {
  const work = useImport({ ...source, loadCountries: useLoadCountries() })
  /** It loads when it is first opened, with the parser of CSV files. */
  const [Dialog, setDialog] = useState<typeof dialogs.ImportDialog | null>(null)

  async function handleClick() {
    try {
      const { ImportDialog } = await import('./ImportDialog.tsx')
      // The dialog must be there before it opens: that is when it notes where the focus returns to.
      flushSync(() => setDialog(() => ImportDialog))
    } catch {
      return toast('error', errorWords.notLoaded)
    }
    work.open()
  }
  useOpenRequest('import', handleClick)

  return (
    <>
      <Button variant="default" onClick={() => void handleClick()}>
        {source.title}
      </Button>
      {Dialog && <Dialog title={source.title} kind={source.kind} sample={sample} work={work} />}
    </>
  )
}
