import { SegmentedControl } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import type { Settings } from '../toolbar/settings.ts'
import { whyNot, type Cell } from './cell.ts'
import { LiveCell } from './LiveCell.tsx'
import classes from './Matrix.module.css'
import { screenIds, screenOf, type ScreenId } from './screens.ts'
import { stateIds, stateOf } from './states.ts'

const WIDTHS = [1440, 820, 390] as const

export interface MatrixPageProps {
  screens?: readonly ScreenId[]
  settings: Settings
}

/** Every screen in every state, live. */
export function MatrixPage({ screens = screenIds, settings }: MatrixPageProps) {
  const [width, setWidth] = useState<number>(WIDTHS[0])
  const [findings, setFindings] = useState<Readonly<Record<string, number>>>({})
  const handleFound = useCallback(
    (cell: Cell, found: number) => setFindings((before) => ({ ...before, [nameOf(cell)]: found })),
    [],
  )
  useKeysOfThisPage()
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1>State matrix</h1>
          <p>
            Every screen in every state, live. Press a picture to open its story; the toolbar changes all of them at
            once.
          </p>
        </div>
        <SegmentedControl
          aria-label="Width of the screens"
          value={String(width)}
          onChange={(value) => setWidth(Number(value))}
          data={WIDTHS.map(String)}
        />
      </header>
      <div className={classes.scroller}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Screen</span>
              </th>
              {stateIds.map((state) => (
                <th key={state} scope="col">
                  {stateOf(state).title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {screens.map((screen) => (
              <tr key={screen}>
                <th scope="row">{screenOf(screen).title}</th>
                {stateIds.map((state) => (
                  <td key={state}>
                    <CellPicture
                      cell={{ screen, state }}
                      findings={findings[nameOf({ screen, state })]}
                      {...{ width, settings }}
                      onFound={handleFound}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Summary findings={Object.values(findings)} />
    </main>
  )
}

const nameOf = ({ screen, state }: Cell) => `${screen}/${state}`

interface CellPictureProps {
  cell: Cell
  width: number
  settings: Settings
  findings: number | undefined
  onFound: (cell: Cell, findings: number) => void
}

function CellPicture({ cell, findings = 0, ...live }: CellPictureProps) {
  const reason = whyNot(cell)
  if (reason !== null)
    return (
      <div className={classes.cannot}>
        <span>
          cannot be<span className="visually-hidden">: </span>
        </span>
        <span className={classes.reason}>{reason}</span>
      </div>
    )
  const title = `${screenOf(cell.screen).title}, ${stateOf(cell.state).title.toLowerCase()}`
  return (
    <a
      className={classes.cell}
      data-findings={findings > 0 || undefined}
      href={cellAddress(cell)}
      target="_top"
      aria-label={findings > 0 ? `${title}: wider than its window` : title}
    >
      <LiveCell cell={cell} {...live} />
      {findings > 0 && <span className={classes.badge}>{findings}</span>}
    </a>
  )
}

/** The address of a cell's own story in Storybook. */
export function cellAddress({ screen, state }: Cell): string {
  const globals = Object.entries(stateOf(state).globals ?? {}).map(([key, value]) => `${key}:${value}`)
  const looks = globals.length > 0 ? `&globals=${globals.join(';')}` : ''
  return `./?path=/story/screens-state-matrix--cell&args=screen:${screen};state:${state}${looks}`
}

function Summary({ findings }: { findings: readonly number[] }) {
  const found = findings.filter((count) => count > 0).length
  return (
    <p className={classes.summary} role="status">
      <b>{findings.length}</b> shown so far,{' '}
      {found === 0 ? 'none wider than its window' : `${found} wider than their window`}
    </p>
  )
}

/** Keeps keys from the screens, which all listen to the whole page for their shortcuts. */
function useKeysOfThisPage(): void {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => event.stopPropagation()
    window.addEventListener('keydown', keep, { capture: true })
    return () => window.removeEventListener('keydown', keep, { capture: true })
  }, [])
}
