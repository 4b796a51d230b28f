import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { FormBanner } from '../../ui/Form/Form.tsx'
import { ChooseStep } from './steps/ChooseStep.tsx'
import { PreviewStep } from './steps/PreviewStep.tsx'
import { ReportStep } from './steps/ReportStep.tsx'
import { SendingStep } from './steps/SendingStep.tsx'
import { importRules } from './importRules.ts'
import type { ImportKind } from './rules.ts'
import type { Import } from './useImport.ts'
import { dialogWords } from './steps/words.ts'
import classes from './ImportDialog.module.css'

export interface ImportDialogProps {
  title: string
  kind: ImportKind
  /** File name of the sample below `samples/`. */
  sample: string
  work: Import
}

/**
 * Imports one CSV file: a preview, the upload and the report (docs/product/tables.md#import-dialog,
 * docs/contract.md#csv-imports).
 */
export function ImportDialog({ title, work, ...rest }: ImportDialogProps) {
  const narrow = useMediaQuery('(max-width: 47.99em)')
  useNoStrayDrop(work.opened)
  return (
    <Modal
      opened={work.opened}
      onClose={work.close}
      title={title}
      size={760}
      centered
      fullScreen={narrow ?? false}
      closeButtonProps={{ 'aria-label': dialogWords.close }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <Steps work={work} {...rest} />
    </Modal>
  )
}

function Steps({ kind, sample, work }: Omit<ImportDialogProps, 'title'>) {
  const { step } = work
  const rules = importRules[kind]
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef(step.at)
  useEffect(() => {
    // The button that led to this step is gone, so the focus would be lost.
    if (before.current !== step.at) panel.current?.focus()
    before.current = step.at
  }, [step.at])
  return (
    <div ref={panel} tabIndex={-1} className={classes.panel}>
      <FormBanner submission={work.upload} />
      {step.at === 'choose' && <ChooseStep rules={rules} sample={sample} problem={step.problem} work={work} />}
      {step.at === 'reading' && <SendingStep name={step.name} reading={step.rows} onClose={work.close} />}
      {step.at === 'preview' && <PreviewStep read={step.read} rules={rules} work={work} />}
      {step.at === 'sending' && <SendingStep name={step.read.name} progress={step.progress} onClose={work.close} />}
      {step.at === 'report' && <ReportStep read={step.read} report={step.report} work={work} />}
    </div>
  )
}

/** Ignores a file that is dropped beside the field. The browser would open it and leave the page. */
function useNoStrayDrop(opened: boolean) {
  useEffect(() => {
    if (!opened) return
    const ignore = (event: DragEvent) => event.preventDefault()
    addEventListener('dragover', ignore)
    addEventListener('drop', ignore)
    return () => {
      removeEventListener('dragover', ignore)
      removeEventListener('drop', ignore)
    }
  }, [opened])
}
