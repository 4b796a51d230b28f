import { Button, FileButton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { ColumnList } from './ColumnList.tsx'
import { ErrorList } from './ErrorList.tsx'
import { FileHead } from './FileHead.tsx'
import { Footer } from './Footer.tsx'
import { noticesOf } from '../notices.ts'
import { PreviewTable } from './PreviewTable.tsx'
import type { ReadFile } from '../csv/readFile.ts'
import type { ImportRules } from '../rules.ts'
import type { Import } from '../useImport.ts'
import { fileSize, rowCount } from '../wording.ts'
import { dialogWords, previewWords } from './words.ts'
import classes from '../ImportDialog.module.css'

export interface PreviewStepProps {
  read: ReadFile
  rules: ImportRules
  work: Pick<Import, 'choose' | 'close' | 'send'>
}

/** Shows the content of a file before anything is sent. */
export function PreviewStep({ read, rules, work }: PreviewStepProps) {
  const { name, size, rows, bad, delimiter } = read
  const between = previewWords.separators[delimiter]
  const good = rows.length - bad
  const notices = noticesOf(read, rules.key)
  return (
    <>
      <FileHead name={name}>
        {fileSize(size)} · {rowCount(rows.length)}
        {between !== undefined && ` · ${previewWords.separated(between)}`}
      </FileHead>
      {notices.length > 0 && (
        <div className={classes.notice}>
          <IconInfoCircle size={20} stroke={1.6} aria-hidden="true" />
          <ul>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </div>
      )}
      <PreviewTable read={read} known={rules.columns} />
      <ColumnList columns={read.columns} known={rules.columns} />
      <p className={classes.verdict} data-bad={bad > 0 || undefined}>
        {bad > 0 ? (
          <IconAlertTriangle size={20} stroke={1.6} aria-hidden="true" />
        ) : (
          <IconCircleCheck size={20} stroke={1.6} aria-hidden="true" />
        )}
        <span>{verdictOf(rows.length, bad)}</span>
      </p>
      {bad > 0 && <ErrorList errors={read.errors} />}
      <Footer>
        <FileButton accept=".csv,text/csv" onChange={(file) => file && work.choose([file])}>
          {(props) => (
            <Button variant={good > 0 ? 'subtle' : 'filled'} className={classes.aside ?? ''} {...props}>
              {previewWords.chooseOther}
            </Button>
          )}
        </FileButton>
        <Button variant="default" onClick={work.close}>
          {dialogWords.cancel}
        </Button>
        {/* The server decides, so a file without valid rows can still be sent. */}
        <Button variant={good > 0 ? 'filled' : 'default'} onClick={work.send}>
          {good > 0 ? previewWords.import(good) : previewWords.sendAnyway}
        </Button>
      </Footer>
    </>
  )
}

function verdictOf(total: number, bad: number): string {
  if (bad === 0) return previewWords.ready(total)
  return bad === total ? previewWords.noneReady : previewWords.someReady(total, bad)
}
