import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useUser } from '../../../api/ApiProvider.tsx'
import { useEndpoint } from '../../../api/query.ts'
import type { FanProfile } from '../../../contract/fanProfiles.ts'
import { contract } from '../../../contract/index.ts'
import { paths } from '../../../paths.ts'
import { fullName } from '../../../ui/values/fullName.ts'
import { ScoreRing } from '../../../ui/values/ScoreRing.tsx'
import { formatCount } from '../../../format.ts'
import { EntryIcon } from '../EntryIcon.tsx'
import type { Entry, Question } from './entries.ts'
import { match, wordsIn } from './matching.ts'
import { resultWords } from '../words.ts'

const DEBOUNCE_MS = 120
const MIN_CHARS = 2
/** The most fans that are shown. */
const MAX_FANS = 4
/** The server also finds by city, country and phone, so more are asked for than are shown. */
const ASKED = 20

interface Answer {
  data: object
  text: string
  fans: readonly FanProfile[]
  total: number
}

export interface FanSearch {
  entries: Entry[]
  /** An answer to the current text is on its way. */
  pending: boolean
  failed: boolean
}

/** Fans by name or email. The last answer stays until the next one arrives (docs/product/app.md#search). */
export function useFanSearch({ text, actionsOnly }: Question): FanSearch {
  const { tenant, billing } = useUser()
  const [asked] = useDebouncedValue(text, DEBOUNCE_MS)
  const isWanted = Boolean(billing) && !actionsOnly && text.length >= MIN_CHARS
  const result = useEndpoint(
    contract.fanProfiles.list,
    { params: { tenant }, query: { searchQuery: asked, limit: ASKED } },
    { enabled: isWanted && asked.length >= MIN_CHARS },
  )
  const [answer, setAnswer] = useState<Answer | null>(null)
  if (!isWanted) {
    if (answer) setAnswer(null)
    return { entries: [], pending: false, failed: false }
  }
  const { data, isError } = result
  if (data && answer?.data !== data)
    setAnswer({ data, text: asked, fans: matching(data.items, asked), total: data.totalItems })

  const isCurrent = asked === text
  const failed = isCurrent && isError
  const shown = failed ? null : answer
  const total = answer?.text === text ? answer.total : null
  return {
    entries: [
      ...(shown?.fans.map((fan) => fanEntry(fan, text)) ?? []),
      ...(failed || shown?.total ? [searchAll(text, failed ? null : total, !failed && total === null)] : []),
    ],
    pending: !isCurrent || (!data && !isError),
    failed,
  }
}

/** The fans whose name or email matches, best first. */
function matching(fans: readonly FanProfile[], text: string): FanProfile[] {
  const words = wordsIn(text)
  return fans
    .flatMap((fan) => {
      const found = match(words, fullName(fan), fan.email)
      return found ? { fan, rank: found.rank } : []
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MAX_FANS)
    .map(({ fan }) => fan)
}

function fanEntry(fan: FanProfile, text: string): Entry {
  const words = wordsIn(text)
  const byEmail = !match(words, fullName(fan)) && match(words, fan.email) !== null
  return {
    id: `fan:${fan.id}`,
    group: 'fans',
    label: fullName(fan),
    // A fan who was found by the email is shown with it.
    detail: byEmail ? fan.email : [fan.membership ?? resultWords.noMembership, fan.city].filter(Boolean).join(' · '),
    icon: <ScoreRing score={fan.score} />,
    target: { to: paths.fan(fan.id) },
    always: true,
    stale: !match(words, fullName(fan), fan.email),
  }
}

const searchAll = (text: string, total: number | null, stale: boolean): Entry => ({
  id: 'fans:all',
  group: 'fans',
  label: resultWords.allFans(text),
  ...(total !== null && { detail: resultWords.found(formatCount(total)) }),
  icon: <EntryIcon of={IconSearch} />,
  target: { to: `${paths.fans()}?${new URLSearchParams({ searchQuery: text }).toString()}` },
  always: true,
  unmarked: true,
  stale,
})
