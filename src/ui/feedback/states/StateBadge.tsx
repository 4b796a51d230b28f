import { valueWords } from '../../words.ts'
import classes from './StateBadge.module.css'

type Look = { colour: 'green' | 'blue' | 'red' | 'yellow' | 'gray'; sign: 'dot' | 'spinner' | 'ring' }

/**
 * A dot means settled, a spinner in transit, a ring idle, so that colour is not the only difference
 * (docs/product/connectors.md#states).
 */
const looks: Record<string, Look | undefined> = {
  SYNCED: { colour: 'green', sign: 'dot' },
  SYNCING: { colour: 'blue', sign: 'spinner' },
  FAILED: { colour: 'red', sign: 'dot' },
  DISABLED: { colour: 'gray', sign: 'ring' },
  REMOVING: { colour: 'red', sign: 'spinner' },
  RESETTING: { colour: 'yellow', sign: 'spinner' },
  WAITING: { colour: 'yellow', sign: 'ring' },
}
const UNKNOWN: Look = { colour: 'gray', sign: 'ring' }

/**
 * The state of something that syncs, in the server's words. An unknown state is gray. Screen readers announce changes,
 * unless it is `quiet`, as one of many.
 */
export function StateBadge({ state, quiet = false }: { state: string; quiet?: boolean }) {
  const { colour, sign } = looks[state] ?? UNKNOWN
  return (
    <span
      {...(!quiet && { role: 'status', 'aria-label': valueWords.state })}
      className={classes.badge}
      style={{
        color: `var(--tl-${colour}-text)`,
        background: `var(--tl-${colour}-ground)`,
        borderColor: `var(--tl-${colour}-line)`,
      }}
    >
      <span
        className={classes.sign}
        data-sign={sign}
        style={{ color: `var(--tl-${colour}-sign)` }}
        aria-hidden="true"
      />
      {state}
    </span>
  )
}
