import { formatAge, localDate } from '../../format.ts'
import { useServerNow } from './useServerNow.ts'
import { syncWords } from '../words.ts'

const units = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Formats how many milliseconds have passed: `3 hours ago`, `just now`. */
export function formatTimeAgo(passed: number): string {
  const [unit, length] = units.find(([, span]) => passed >= span) ?? []
  return unit ? formatAge(Math.floor(passed / length), unit) : syncWords.justNow
}

/**
 * The time of the last sync in words, with the exact time as title; "Never synced" for null
 * (docs/product/connectors.md#connector-list).
 */
export function LastSync({ iso }: { iso: string | null }) {
  if (iso === null) return <>{syncWords.never}</>
  return (
    <>
      {syncWords.last} <TimeAgo iso={iso} />
    </>
  )
}

/** How long ago a moment was, on the server's clock, with the exact time as title. */
export function TimeAgo({ iso }: { iso: string }) {
  const now = useServerNow()
  return (
    <time dateTime={iso} title={localDate(iso).join(' ')}>
      {formatTimeAgo(now - Date.parse(iso))}
    </time>
  )
}
