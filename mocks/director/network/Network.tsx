import { useState } from 'react'
import type { ConditionsInfo } from '../../control.ts'
import type { NetworkName } from '../../faults/networks.ts'
import { ChoiceList } from '../parts/ChoiceList.tsx'
import { DirectorButton } from '../parts/actions/DirectorButton.tsx'
import { Group } from '../parts/Group.tsx'
import { Problem } from '../parts/Problem.tsx'
import { Waiting } from '../parts/Waiting.tsx'
import { FaultRow } from './FaultRow.tsx'
import { OwnFault } from './OwnFault.tsx'
import { rowsOf } from './rows.ts'
import { useConditions, type UsedConditions } from './useConditions.ts'
import { faultWords, networkWords } from './words.ts'
import parts from '../parts/parts.module.css'
import classes from './Network.module.css'

/** What stands between the pages and the server: a network, and faults (docs/guides/director.md#network). */
export function Network() {
  const used = useConditions()
  const { conditions, failure, change } = used
  if (!conditions)
    return (
      <>
        <Waiting rows={5} />
        <Waiting rows={8} />
      </>
    )
  return (
    <>
      {failure !== null && <Problem title={networkWords.failed} text={networkWords.failedText(failure)} />}
      <Connection conditions={conditions} change={change} />
      <Faults conditions={conditions} change={change} />
      <OwnFault change={change} />
    </>
  )
}

interface PartProps {
  conditions: ConditionsInfo
  change: UsedConditions['change']
}

function Connection({ conditions: { network, networks, meanDelay, latency }, change }: PartProps) {
  // Pressing a radio button shows at once.
  const [wanted, setWanted] = useState<NetworkName | null>(null)
  async function handleChange(name: NetworkName) {
    setWanted(name)
    await change((control) => control.network(name))
    setWanted(null)
  }
  const delay = meanDelay === null || meanDelay === 0 ? null : networkWords.delay(meanDelay)
  return (
    <Group title={networkWords.title} aside={delay !== null && <span className={parts.note}>{delay}</span>}>
      <ChoiceList
        label={networkWords.title}
        compact
        choices={networks.map(({ id, title, summary }) => ({ value: id, title, note: summary }))}
        value={wanted ?? network}
        onChange={(name) => void handleChange(name)}
      />
      {latency > 0 && (
        <p className={classes.latency}>
          <span>{networkWords.latency(latency)}</span>
          <DirectorButton look="link" onClick={() => void change((control) => control.latency(0))}>
            {networkWords.endLatency}
          </DirectorButton>
        </p>
      )}
    </Group>
  )
}

function Faults({ conditions, change }: PartProps) {
  const { faults, network, latency } = conditions
  const isCalm = faults.length === 0 && network === 'direct' && latency === 0
  return (
    <Group
      title={faultWords.title}
      aside={
        <span className={classes.aside}>
          {faults.length > 0 && <span className={classes.on}>{faultWords.on(faults.length)}</span>}
          <DirectorButton
            look="link"
            disabled={isCalm}
            title={faultWords.allOffHint}
            onClick={() => void change((control) => control.clearFaults())}
          >
            {faultWords.allOff}
          </DirectorButton>
        </span>
      }
    >
      <ul className={parts.rows}>
        {rowsOf(conditions).map((row) => (
          <FaultRow key={row.id} row={row} change={change} />
        ))}
      </ul>
    </Group>
  )
}
