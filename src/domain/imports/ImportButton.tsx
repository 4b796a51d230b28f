import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyComponent } from '../../loading/lazyComponent.tsx'
import { loadAhead } from '../../loading/loadAhead.ts'
import { toast } from '../../ui/feedback/messages/toast.ts'
import { errorWords } from '../../ui/words.ts'
import { useOpenRequest } from '../../ui/dialogs/useOpenRequest.ts'
import { useLoadCountries } from '../people/useCountries.ts'
import { useImport, type ImportSource } from './useImport.ts'

const LazyDialog = lazyComponent(async () => {
  const [{ ImportDialog }] = await Promise.all([import('./ImportDialog.tsx'), import('./csv/readFile.ts')])
  return ImportDialog
})

/** The dialog loads this many milliseconds after its button, so that it is there even if the host has gone offline. */
const LOAD_AHEAD_MS = 2000

/** A button with the dialog that it opens, to import a CSV file. */
export function ImportButton({ sample, ...source }: Omit<ImportSource, 'loadCountries'> & { sample: string }) {
  const work = useImport({ ...source, loadCountries: useLoadCountries() })
  const [mounted, setMounted] = useState(false)
  useEffect(() => loadAhead(LazyDialog.load, LOAD_AHEAD_MS), [])

  async function handleClick() {
    if (!(await LazyDialog.load())) return toast('error', errorWords.notLoaded)
    // The dialog must be there before it opens: that is when it notes where the focus returns to.
    flushSync(() => setMounted(true))
    work.open()
  }
  useOpenRequest('import', handleClick)

  return (
    <>
      <Button variant="default" onClick={() => void handleClick()}>
        {source.title}
      </Button>
      {mounted && <LazyDialog title={source.title} kind={source.kind} sample={sample} work={work} />}
    </>
  )
}
