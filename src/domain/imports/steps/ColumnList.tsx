import { count, cutTo } from '../wording.ts'
import classes from '../ImportDialog.module.css'

/** So many ignored columns are named; the rest is counted. */
const NAMED = 12

/** Which columns of a file are taken, and which are not. */
export function ColumnList({ columns, known }: { columns: readonly string[]; known: readonly string[] }) {
  const names = [...new Set(columns)]
  const taken = names.filter((name) => known.includes(name))
  const ignored = names.filter((name) => !known.includes(name))
  return (
    <dl className={classes.columns}>
      <div>
        <dt>Imported</dt>
        <dd>{taken.join(', ')}</dd>
      </div>
      {ignored.length > 0 && (
        <div>
          <dt>Ignored</dt>
          <dd>
            {ignored
              .slice(0, NAMED)
              .map((name) => (name === '' ? 'one without a name' : cutTo(name, 40)))
              .join(', ')}
            {ignored.length > NAMED && ` and ${count(ignored.length - NAMED)} more`}
          </dd>
        </div>
      )}
    </dl>
  )
}
