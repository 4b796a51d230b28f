import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useParams } from 'react-router-dom'
import { useUser } from '../../../api/ApiProvider.tsx'
import { isGone } from '../../../api/errors.ts'
import { useEndpoint } from '../../../api/query.ts'
import type { FanProfile } from '../../../contract/fanProfiles.ts'
import { contract } from '../../../contract/index.ts'
import { paths } from '../../../paths.ts'
import { BackLink } from '../../../ui/layout/BackLink.tsx'
import { DeletedView } from '../../../ui/feedback/states/DeletedView.tsx'
import { ErrorView, toList } from '../../../ui/feedback/states/ErrorView.tsx'
import { RefreshNotice } from '../../../ui/feedback/refreshes/RefreshNotice.tsx'
import { Tabs } from '../../../ui/layout/Tabs.tsx'
import { useDialog } from '../../../ui/dialogs/useDialog.ts'
import { FanCards } from './FanCards.tsx'
import { FanHero } from './hero/FanHero.tsx'
import { useHistory } from './timeline/useHistory.ts'
import { UpdateProfilePanel } from './UpdateProfilePanel.tsx'
import { useStatistics } from './useStatistics.ts'
import { fanWords } from './words.ts'
import classes from './FanCards.module.css'

/** The page of a fan: worth, score, purchases and personal data (docs/product/fans.md#fan-page). */
export function FanPage() {
  const { id = '' } = useParams()
  const { tenant } = useUser()
  const profile = useEndpoint(contract.fanProfiles.get, { params: { tenant, id } }, { live: true })

  const fan: FanProfile | null = profile.data ?? null
  const gone = isGone(profile.error)
  return (
    <div className={classes.page}>
      <BackLink to={paths.fans()}>{fanWords.back}</BackLink>
      {fan && gone ? (
        <DeletedView title={fanWords.gone.title} list={{ label: fanWords.backFromGone, to: paths.fans() }}>
          {fanWords.gone.text}
        </DeletedView>
      ) : profile.error && !fan ? (
        <ErrorView
          message={profile.error.message}
          fullScreen
          wayOut={gone ? toList(fanWords.backFromGone, paths.fans()) : null}
        />
      ) : (
        <>
          <RefreshNotice result={profile} />
          <FanView key={id} id={id} fan={fan} />
        </>
      )}
    </div>
  )
}

function FanView({ id, fan }: { id: string; fan: FanProfile | null }) {
  const editing = useDialog()
  const history = useHistory(fan)
  const statistics = useStatistics(fan)
  return (
    <>
      <FanHero
        fan={fan}
        history={history}
        statistics={statistics}
        action={
          <Button
            leftSection={<IconPencil size={16} stroke={1.8} aria-hidden="true" />}
            disabled={fan === null}
            onClick={editing.open}
          >
            {fanWords.update}
          </Button>
        }
      />
      <Tabs
        label={fanWords.tabs}
        tabs={[{ label: fanWords.profile, to: paths.fanProfile(id) }]}
        current={paths.fanProfile(id)}
      />
      <FanCards fan={fan} history={history} statistics={statistics} />
      {fan && <UpdateProfilePanel key={fan.id} fan={fan} dialog={editing} />}
    </>
  )
}
