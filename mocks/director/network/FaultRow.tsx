import { useState } from 'react'
import { readFault, type FaultInput } from '../../faults/readFault.ts'
import { RowText } from '../parts/RowText.tsx'
import { Switch } from '../parts/Switch.tsx'
import { hitsText, faultFrequencies, frequencyOf, type FrequencyName } from './faultFrequencies.ts'
import type { FaultListRow } from './rows.ts'
import type { UsedConditions } from './useConditions.ts'
import { faultWords } from './words.ts'
import parts from '../parts/parts.module.css'
import classes from './Network.module.css'

/** A fault with its effect, how often it hits, and a switch. */
export function FaultRow({ row, change }: { row: FaultListRow; change: UsedConditions['change'] }) {
  const { id, title, effect, fault, active } = row
  const [chosen, setChosen] = useState<FrequencyName | null>(null)
  const frequency = active ? frequencyOf(active) : (chosen ?? frequencyOf(fault))

  const set = (value: FrequencyName | 'other') => {
    const wanted = faultFrequencies.find((choice) => choice.value === value)?.frequency ?? {}
    const { hits: _hits, calls: _calls, ...known } = { hits: 0, calls: 0, ...(active ?? fault) }
    const next: FaultInput = readFault({ ...known, ...wanted })
    void change((control) => control.setFault(next))
  }
  function handleFrequency(value: FrequencyName) {
    setChosen(value)
    if (active) set(value)
  }
  return (
    <li className={`${parts.row} ${classes.fault}`} data-on={active !== null || undefined}>
      <RowText
        title={title}
        note={
          <>
            {effect}
            {active && <span className={classes.hits}> · {hitsText(active)}</span>}
          </>
        }
      />
      <select
        className={classes.frequency}
        aria-label={faultWords.frequency(title)}
        value={frequency}
        onChange={({ target }) => {
          const value = faultFrequencies.find((choice) => choice.value === target.value)?.value
          if (value) handleFrequency(value)
        }}
      >
        {faultFrequencies.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.title}
          </option>
        ))}
        {frequency === 'other' && <option value="other">{faultWords.otherTimes(active?.times ?? fault.times)}</option>}
      </select>
      <Switch
        label={title}
        checked={active !== null}
        onChange={() => (active ? void change((control) => control.clearFault(id)) : set(frequency))}
      />
    </li>
  )
}
