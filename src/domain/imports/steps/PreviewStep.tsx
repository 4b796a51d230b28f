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
import { count, fileSize, rowCount } from '../wording.ts'
import classes from '../ImportDialog.module.css'

const delimiters: Record<string, string> = { ';': 'semicolons', '\t': 'tabs', '|': 'bars' }

export interface PreviewStepProps {
  read: ReadFile
  rules: ImportRules
  work: Pick<Import, 'choose' | 'close' | 'send'>
}

/** Shows the content of a file before anything is sent. */
export function PreviewStep({ read, rules, work }: PreviewStepProps) {
  const { name, size, rows, bad, delimiter } = read
  const between = delimiters[delimiter]
  const good = rows.length - bad
  const notices = noticesOf(read, rules.key)
  return (
    <>
      <FileHead name={name}>
        {fileSize(size)} · {rowCount(rows.length)}
        {between !== undefined && ` · separated by ${between}`}
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
      {bad > 0 && <ErrorList label="What is wrong" errors={read.errors} />}
      <Footer>
        <FileButton accept=".csv,text/csv" onChange={(file) => file && work.choose([file])}>
          {(props) => (
            <Button variant={good > 0 ? 'subtle' : 'filled'} className={classes.aside ?? ''} {...props}>
              Choose another file
            </Button>
          )}
        </FileButton>
        <Button variant="default" onClick={work.close}>
          Cancel
        </Button>
        {/* The server decides, so a file without valid rows can still be sent. */}
        <Button variant={good > 0 ? 'filled' : 'default'} onClick={work.send}>
          {good > 0 ? `Import ${rowCount(good)}` : 'Send anyway'}
        </Button>
      </Footer>
    </>
  )
}

function verdictOf(total: number, bad: number): string {
  if (bad === 0) return total === 1 ? 'The row is ready.' : `All ${rowCount(total)} are ready.`
  if (bad === total) return 'No row can be imported. Correct the file and choose it again.'
  const good = total - bad
  return `${count(good)} of ${rowCount(total)} ${good === 1 ? 'is' : 'are'} ready. ${count(bad)} ${bad === 1 ? 'has an error' : 'have errors'} and will be skipped. You can download ${bad === 1 ? 'it' : 'them'} afterwards.`
}
