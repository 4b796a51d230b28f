import { truncate } from '../wording.ts'
import { previewWords } from './words.ts'
import classes from '../ImportDialog.module.css'

/** The most ignored columns that are named; the rest are counted. */
const MAX_NAMES = 12

/** Lists the imported and the ignored columns of a file. */
export function ColumnList({ columns, known }: { columns: readonly string[]; known: readonly string[] }) {
  const names = [...new Set(columns)]
  const imported = names.filter((name) => known.includes(name))
  const ignored = names.filter((name) => !known.includes(name))
  return (
    <dl className={classes.columns}>
      <div>
        <dt>{previewWords.imported}</dt>
        <dd>{imported.join(', ')}</dd>
      </div>
      {ignored.length > 0 && (
        <div>
          <dt>{previewWords.ignored}</dt>
          <dd>
            {ignored
              .slice(0, MAX_NAMES)
              .map((name) => (name === '' ? previewWords.unnamed : truncate(name, 40)))
              .join(', ')}
            {ignored.length > MAX_NAMES && ` ${previewWords.more(ignored.length - MAX_NAMES)}`}
          </dd>
        </div>
      )}
    </dl>
  )
}
