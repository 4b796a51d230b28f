import { useDebouncedValue } from '@mantine/hooks'
import type { Results } from './useResults.ts'
import { paletteWords } from './words.ts'

/** Screen readers are told the outcome once the user pauses, in milliseconds. */
const PAUSE_MS = 500

/** Tells screen readers how many results there are. */
export function Announcement({ results: { text, rows, pending } }: { results: Results }) {
  const count = paletteWords.count(rows.length)
  const [told] = useDebouncedValue(text === '' || pending ? '' : count, PAUSE_MS)
  return (
    <div role="status" className="visually-hidden">
      {told}
    </div>
  )
}
