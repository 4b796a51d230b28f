import { Skeleton } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useUser } from '../../../api/ApiProvider.tsx'
import { useEndpoint } from '../../../api/query.ts'
import type { FanProfile } from '../../../contract/fanProfiles.ts'
import { contract } from '../../../contract/index.ts'
import { useMoney } from '../../../domain/money/useMoney.ts'
import { paths } from '../../../paths.ts'
import { useArrivals } from '../../../ui/motion/useLiveItems.ts'
import { fullName } from '../../../ui/values/fullName.ts'
import { ScoreRing } from '../../../ui/values/ScoreRing.tsx'
import { Value } from '../../../ui/values/values.tsx'
import { ListPanel, PANEL_ROWS, PanelEmpty, PanelLink } from './Panel.tsx'
import { useLatestFans } from './useLatest.ts'
import classes from './Panel.module.css'
import { latestFansWords } from '../words.ts'
import own from './LatestFansPanel.module.css'

/** The fans who joined last, with their score, their membership and what they have spent. */
export function LatestFansPanel() {
  return (
    <ListPanel
      title={latestFansWords.title}
      action={<PanelLink to={paths.fans()}>{latestFansWords.all}</PanelLink>}
      query={useLatestFans()}
    >
      {(fans) => <Rows fans={fans.slice(0, PANEL_ROWS)} />}
    </ListPanel>
  )
}

function Rows({ fans }: { fans: readonly FanProfile[] }) {
  const motionOf = useArrivals(fans)
  const money = useMoney()
  if (fans.length === 0) return <PanelEmpty text={latestFansWords.empty} />
  return (
    <ul className={classes.rows}>
      {fans.map((fan) => (
        <li key={fan.id} {...motionOf(fan)}>
          <Link to={paths.fanProfile(fan.id)} className={classes.row}>
            <span className={classes.texts}>
              <span className={classes.name}>{fullName(fan)}</span>
              <span className={classes.line}>{fan.membership ?? latestFansWords.noMembership}</span>
            </span>
            <span className={own.score}>
              <span className="visually-hidden">{latestFansWords.score}</span>
              <Value>{fan.score}</Value>
              <ScoreRing score={fan.score} />
            </span>
            <span className={own.worth}>
              {fan.fanId === null ? <span aria-hidden="true">–</span> : <Worth fanId={fan.fanId} money={money} />}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What a fan has spent in the shop and on tickets; a dash for nothing. */
function Worth({ fanId, money }: { fanId: string; money: ReturnType<typeof useMoney> }) {
  const { tenant } = useUser()
  const params = { tenant, id: fanId }
  const { data, isError } = useEndpoint(contract.fanProfiles.statistics, { params }, { live: true })
  if (isError && !data) return <Value>{null}</Value>
  if (!data || !money) return <Skeleton height={12} width={56} display="inline-block" />
  return (
    <>
      <span className="visually-hidden">{latestFansWords.spent}</span>
      <Value>{data.totalValue === 0 ? null : money(data.totalValue)}</Value>
    </>
  )
}
