import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { unlessSecondClick } from '../../../ui/controls/buttons/doubleClick.ts'
import { saveFile } from '../../../ui/files/saveFile.ts'
import { ErrorList } from './ErrorList.tsx'
import { failedRowsCsv, REASON_COLUMN } from '../csv/failedRows.ts'
import { FileHead } from './FileHead.tsx'
import { Footer } from './Footer.tsx'
import type { ReadFile } from '../csv/readFile.ts'
import type { ImportReport } from '../../../contract/imports/imports.ts'
import type { Import } from '../useImport.ts'
import { formatCount } from '../../../format.ts'
import { dialogWords, noticeWords, reportWords } from './words.ts'
import classes from '../ImportDialog.module.css'

export interface ReportStepProps {
  read: ReadFile
  report: ImportReport
  work: Pick<Import, 'restart' | 'finish'>
}

/** The report of an import in which rows have failed. */
export function ReportStep({ read, report: { received, imported, failed, errors }, work }: ReportStepProps) {
  const save = async () => {
    const file = new Blob([await failedRowsCsv(read, errors)], { type: 'text/csv;charset=utf-8' })
    saveFile(file, `${read.name.replace(/\.csv$/i, '')}-failed.csv`)
  }
  return (
    <>
      <FileHead name={read.name} />
      <dl className={classes.figures}>
        <Figure label={reportWords.received} value={received} />
        <Figure label={reportWords.imported} value={imported} />
        <Figure label={reportWords.failed} value={failed} bad />
      </dl>
      <p className={classes.help}>{reportWords.help(REASON_COLUMN)}</p>
      {read.apostrophes > 0 && <p className={classes.help}>{noticeWords.apostrophes(read.apostrophes)}</p>}
      <ErrorList errors={errors} />
      <Footer>
        <Button variant="subtle" className={classes.aside ?? ''} onClick={work.restart}>
          {reportWords.importOther}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.6} aria-hidden="true" />}
          onClick={() => void save()}
        >
          {reportWords.download}
        </Button>
        <Button onClick={unlessSecondClick(work.finish)}>{dialogWords.done}</Button>
      </Footer>
    </>
  )
}

const Figure = ({ label, value, bad = false }: { label: string; value: number; bad?: boolean }) => (
  <div data-bad={(bad && value > 0) || undefined}>
    <dt>{label}</dt>
    <dd>{formatCount(value)}</dd>
  </div>
)
