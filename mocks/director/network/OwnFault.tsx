import { useState } from 'react'
import { errorCodes } from '../../../src/contract/endpoint/errors.ts'
import { endpoints } from '../../../src/contract/index.ts'
import { readFault } from '../../faults/readFault.ts'
import { DirectorButton } from '../parts/actions/DirectorButton.tsx'
import { Group } from '../parts/Group.tsx'
import { faultFrequencies } from './faultFrequencies.ts'
import { effectOf } from './rows.ts'
import type { UsedConditions } from './useConditions.ts'
import { faultWords, ownFaultWords } from './words.ts'
import parts from '../parts/parts.module.css'
import classes from './Network.module.css'

const areas = [...new Set(endpoints.map(({ id }) => id.split('.')[0] ?? ''))]
/** In the words of the contract: `creating fan`. Several operations may share them, so the id follows. */
const operations = endpoints.map(({ id, action }) => ({ id, title: `${action} (${id})` }))
const delays = [0, 1000, 2000, 5000, 10_000, 30_000]

/** A sentence with four choices, which makes a fault. */
export function OwnFault({ change }: Pick<UsedConditions, 'change'>) {
  const [operation, setOperation] = useState('connectors.update')
  const [frequency, setFrequency] = useState('once')
  const [answer, setAnswer] = useState('500')
  const [delay, setDelay] = useState('2000')
  const isNothing = answer === 'none' && delay === '0'

  async function handleAdd() {
    const effect = {
      answer: answer === 'none' ? null : answer === 'drop' ? 'drop' : Number(answer),
      delay: Number(delay),
    }
    const { frequency: how } = faultFrequencies.find(({ value }) => value === frequency) ?? faultFrequencies[0]
    await change(async (control) => {
      const fault = readFault({
        id: idOf(operation, answer),
        title: titleOf(operation),
        operations: [operation],
        ...effect,
        ...how,
      })
      await control.setFault({ ...fault, title: `${fault.title}: ${effectOf(fault).toLowerCase()}` })
    })
  }
  return (
    <Group title={ownFaultWords.title}>
      <div className={parts.panel}>
        <p className={classes.sentence}>
          {ownFaultWords.when}
          <OperationSelect value={operation} onChange={setOperation} />
          {ownFaultWords.asked}
          <select
            aria-label={ownFaultWords.frequency}
            value={frequency}
            onChange={({ target }) => setFrequency(target.value)}
          >
            {faultFrequencies.map(({ value, title }) => (
              <option key={value} value={value}>
                {title.toLowerCase()}
              </option>
            ))}
          </select>
          ,{' '}
          <select aria-label={ownFaultWords.answer} value={answer} onChange={({ target }) => setAnswer(target.value)}>
            {Object.keys(errorCodes).map((status) => (
              <option key={status} value={status}>
                {ownFaultWords.status(status)}
              </option>
            ))}
            <option value="drop">{ownFaultWords.drop}</option>
            <option value="none">{ownFaultWords.asAlways}</option>
          </select>
          {ownFaultWords.after}
          <select aria-label={ownFaultWords.delay} value={delay} onChange={({ target }) => setDelay(target.value)}>
            {delays.map((milliseconds) => (
              <option key={milliseconds} value={milliseconds}>
                {faultWords.seconds(milliseconds / 1000)}
              </option>
            ))}
          </select>
          .
        </p>
        <DirectorButton look="primary" disabled={isNothing} onClick={() => void handleAdd()}>
          {ownFaultWords.add}
        </DirectorButton>
      </div>
    </Group>
  )
}

function OperationSelect({ value, onChange }: { value: string; onChange(value: string): void }) {
  return (
    <select aria-label={ownFaultWords.operation} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="*">{ownFaultWords.anything}</option>
      <optgroup label={ownFaultWords.areas}>
        {areas.map((area) => (
          <option key={area} value={`${area}.*`}>
            {ownFaultWords.anythingOf(area)}
          </option>
        ))}
      </optgroup>
      <optgroup label={ownFaultWords.operations}>
        {operations.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </optgroup>
    </select>
  )
}

const idOf = (operation: string, answer: string) => `own.${operation.replaceAll('*', 'all')}.${answer}`

/** What is asked for, as the beginning of a title. */
function titleOf(operation: string): string {
  if (operation === '*') return ownFaultWords.everything
  const action =
    endpoints.find(({ id }) => id === operation)?.action ?? ownFaultWords.everythingOf(operation.split('.')[0] ?? '')
  return action.charAt(0).toUpperCase() + action.slice(1)
}
