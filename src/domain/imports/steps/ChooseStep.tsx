import { Anchor, Button } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconAlertCircle, IconDownload, IconFileSpreadsheet, IconFileUpload, IconFileX } from '@tabler/icons-react'
import { useRef } from 'react'
import { config } from '../../../config.ts'
import { Footer } from './Footer.tsx'
import type { ImportRules } from '../rules.ts'
import type { Import } from '../useImport.ts'
import { chooseWords, dialogWords } from './words.ts'
import classes from '../ImportDialog.module.css'

/** The types that browsers and spreadsheets give CSV files. `readFile` refuses any other file with a message. */
const csvTypes = {
  'text/csv': ['.csv'],
  'application/csv': ['.csv'],
  'application/vnd.ms-excel': ['.csv'],
  'text/plain': ['.csv'],
}

export interface ChooseStepProps {
  rules: ImportRules
  sample: string
  /** Why the last file was refused. */
  problem: string | null
  work: Pick<Import, 'choose' | 'close'>
}

/** The step in which the user drops or picks a file. */
export function ChooseStep({ rules, sample, problem, work }: ChooseStepProps) {
  const openPicker = useRef<() => void>(null)
  return (
    <>
      <Dropzone
        className={classes.drop ?? ''}
        classNames={{ inner: classes.dropInner ?? '' }}
        accept={csvTypes}
        multiple={false}
        activateOnKeyboard={false}
        enablePointerEvents
        openRef={openPicker}
        inputProps={{ 'aria-label': chooseWords.field, tabIndex: -1 }}
        onDrop={() => {}}
        onDropAny={(files, rejected) => work.choose([...files, ...rejected.map(({ file }) => file)])}
      >
        <Dropzone.Idle>
          <IconFileUpload size={40} stroke={1.3} className={classes.dropIcon} aria-hidden="true" />
        </Dropzone.Idle>
        <Dropzone.Accept>
          <IconFileSpreadsheet size={40} stroke={1.3} aria-hidden="true" />
        </Dropzone.Accept>
        <Dropzone.Reject>
          <IconFileX size={40} stroke={1.3} aria-hidden="true" />
        </Dropzone.Reject>
        <p className={classes.dropTitle}>
          <Dropzone.Idle>{chooseWords.drop}</Dropzone.Idle>
          <Dropzone.Accept>{chooseWords.release}</Dropzone.Accept>
          <Dropzone.Reject>{chooseWords.onlyOne}</Dropzone.Reject>
        </p>
        <p className={classes.dropHint} id="import-hint">
          {chooseWords.limit(rules.maxSize)}
        </p>
        <Button
          variant="default"
          aria-describedby="import-hint"
          data-autofocus
          onClick={(event) => {
            // A click on the dropzone around it opens the picker too.
            event.stopPropagation()
            openPicker.current?.()
          }}
        >
          {chooseWords.choose}
        </Button>
      </Dropzone>
      <div role="alert">
        {problem !== null && (
          <p className={classes.problem}>
            <IconAlertCircle size={20} stroke={1.6} aria-hidden="true" />
            <span>{problem}</span>
          </p>
        )}
      </div>
      <p className={classes.help}>
        {chooseWords.columns(rules.required)}{' '}
        <Anchor href={`${config.root}samples/${sample}`} download underline="always" className={classes.sample}>
          <IconDownload size={16} stroke={1.6} className={classes.inline} aria-hidden="true" />
          {chooseWords.sample}
        </Anchor>
      </p>
      <Footer>
        <Button variant="default" onClick={work.close}>
          {dialogWords.cancel}
        </Button>
      </Footer>
    </>
  )
}
