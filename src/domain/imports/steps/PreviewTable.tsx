import type { ReadFile } from '../csv/readFile.ts'
import { cutTo } from '../wording.ts'
import classes from '../ImportDialog.module.css'

const ROWS = 5
/** More columns than this nobody compares. */
const COLUMNS = 24
const CELL_LENGTH = 80

/** The first rows of a file, those columns first that are taken. */
export function PreviewTable({ read: { columns, rows, errors }, known }: { read: ReadFile; known: readonly string[] }) {
  const isTaken = (name: string) => known.includes(name)
  const order = columns.map((name, at) => ({ name, at, taken: isTaken(name) }))
  const shown = [...order.filter(({ taken }) => taken), ...order.filter(({ taken }) => !taken)].slice(0, COLUMNS)
  const wrong = new Set(errors.slice(0, ROWS * known.length).map(({ row, field }) => `${row} ${field}`))
  const label = rows.length > ROWS ? `The first ${ROWS} rows` : 'The rows'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by the arrow keys too
    <div className={classes.sheet} role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col" className={classes.number}>
              Row
            </th>
            {shown.map(({ name, at, taken }) => (
              <th scope="col" key={at} data-ignored={!taken || undefined}>
                {name === '' ? 'no name' : cutTo(name, 40)}
                {!taken && <span className="visually-hidden"> (ignored)</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, ROWS).map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a file have nothing but their place
            <tr key={row}>
              <td className={classes.number}>{row + 1}</td>
              {shown.map(({ name, at, taken }) => (
                <td
                  key={at}
                  data-ignored={!taken || undefined}
                  data-bad={wrong.has(`${row + 1} ${name}`) || undefined}
                  title={cutTo(cells[at] ?? '', 400)}
                >
                  {cutTo(cells[at] ?? '', CELL_LENGTH)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
