import { Flag } from '../../../ui/values/Flag.tsx'
import { COUNTRY_COLUMN } from '../conversions/countryColumn.ts'
import type { ReadFile } from '../csv/readFile.ts'
import { truncate } from '../wording.ts'
import { previewWords } from './words.ts'
import classes from '../ImportDialog.module.css'

const ROWS = 5
/** The most columns in the preview. */
const COLUMNS = 24
const CELL_LENGTH = 80

/** The first rows of a file, with the imported columns first. */
export function PreviewTable({
  read: { columns, rows, errors, countries },
  known,
}: {
  read: ReadFile
  known: readonly string[]
}) {
  const isImported = (name: string) => known.includes(name)
  const order = columns.map((name, at) => ({ name, at, imported: isImported(name) }))
  const visible = [...order.filter(({ imported }) => imported), ...order.filter(({ imported }) => !imported)].slice(
    0,
    COLUMNS,
  )
  const invalidCells = new Set(errors.slice(0, ROWS * known.length).map(({ row, field }) => `${row} ${field}`))
  const label = rows.length > ROWS ? previewWords.firstRows(ROWS) : previewWords.allRows
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll only a region that can have the focus
    <div className={classes.sheet} role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col" className={classes.number}>
              {previewWords.row}
            </th>
            {visible.map(({ name, at, imported }) => (
              <th scope="col" key={at} data-ignored={!imported || undefined}>
                {name === '' ? previewWords.noName : truncate(name, 40)}
                {!imported && <span className="visually-hidden"> {previewWords.ignoredMark}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, ROWS).map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a file are identified only by their position
            <tr key={row}>
              <td className={classes.number}>{row + 1}</td>
              {visible.map(({ name, at, imported }) => (
                <td
                  key={at}
                  data-ignored={!imported || undefined}
                  data-bad={invalidCells.has(`${row + 1} ${name}`) || undefined}
                  title={truncate(cells[at] ?? '', 400)}
                >
                  {name === COUNTRY_COLUMN && <CountryFlag code={countries?.codes.get((cells[at] ?? '').trim())} />}
                  {truncate(cells[at] ?? '', CELL_LENGTH)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const CountryFlag = ({ code }: { code: string | undefined }) =>
  code === undefined ? null : (
    <span className={classes.flag}>
      <Flag cca2={code} />
    </span>
  )
