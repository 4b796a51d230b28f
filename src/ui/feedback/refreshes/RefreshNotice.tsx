import { localDate } from '../../../format.ts'
import { useRefreshRetry, type Refreshable } from './useRefreshRetry.ts'
import { refreshWords } from '../../words.ts'
import classes from './RefreshNotice.module.css'

export interface RefreshNoticeProps {
  result: Refreshable | readonly Refreshable[]
  /**
   * `gap` (the default) takes no space: the line lies in the gap above what follows, at its end. `short` is a few words
   * for the head of a panel.
   */
  place?: 'gap' | 'short'
}

/**
 * Says quietly that what is shown could not be refreshed, and tries again by itself. Place it beside data that stays on
 * the screen (docs/product/live-data.md#failed-refreshes).
 *
 * @example
 * const connectors = useEndpoint(contract.connectors.list, input, { live: true })
 * <RefreshNotice result={connectors} />
 */
export function RefreshNotice({ result, place = 'gap' }: RefreshNoticeProps) {
  const since = useRefreshRetry('refetch' in result ? [result] : result)
  const time = since ? localDate(new Date(since).toISOString())[1] : null
  return (
    // Always rendered, because a screen reader announces only what changes in a live region.
    <div aria-live="polite" className={classes[place]}>
      {since !== null && (
        <span className={classes.notice}>
          <span className={classes.sign} aria-hidden="true" />
          {place === 'short' ? (
            <span>{time === null ? refreshWords.failed : refreshWords.since(time)}</span>
          ) : (
            <span>
              {refreshWords.retrying}
              {time !== null && <span className={classes.time}>{` ${refreshWords.updated(time)}`}</span>}
            </span>
          )}
        </span>
      )}
    </div>
  )
}
