import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import type { Connector } from '../../contract/connectors.ts'
import { useLiveConnectors } from '../../domain/connectors/useConnectors.ts'
import { paths } from '../../paths.ts'
import { CornerDrawing } from '../../ui/brand/drawings/CornerDrawing.tsx'
import { ErrorView } from '../../ui/feedback/states/ErrorView.tsx'
import { RefreshNotice } from '../../ui/feedback/refreshes/RefreshNotice.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { useLiveItems } from '../../ui/motion/useLiveItems.ts'
import { StateView } from '../../ui/feedback/states/StateView.tsx'
import { ConnectorCard, ConnectorCardSkeleton } from './ConnectorCard.tsx'
import { connectorsWords } from './words.ts'
import classes from './ConnectorsPage.module.css'

const SKELETONS = [0, 1, 2, 3, 4, 5]

/** The club's connectors as cards (docs/product/connectors.md#connector-list). */
export function ConnectorsPage() {
  const connectors = useLiveConnectors()
  const { data, error, refetch } = connectors
  const failed = error !== null && data === undefined
  const empty = data?.items.length === 0

  return (
    <>
      {/* The empty state has the same action, so the head does not repeat it. */}
      <PageHead title={connectorsWords.title} actions={!failed && !empty && <NewConnector />} />
      <RefreshNotice result={connectors} />
      {failed ? (
        <div className={classes.panel}>
          <ErrorView message={error.message} onReload={() => void refetch()} />
        </div>
      ) : empty ? (
        <div className={classes.panel}>
          <StateView drawing={<CornerDrawing />} title={connectorsWords.empty.title} action={<NewConnector />}>
            {connectorsWords.empty.text}
          </StateView>
        </div>
      ) : (
        <ul className={classes.grid} aria-label={connectorsWords.title} aria-busy={data === undefined || undefined}>
          {data ? <Cards connectors={data.items} /> : SKELETONS.map((at) => <ConnectorCardSkeleton key={at} />)}
        </ul>
      )}
    </>
  )
}

const Cards = ({ connectors }: { connectors: readonly Connector[] }) =>
  useLiveItems(connectors).map(({ item, motion }) => <ConnectorCard key={item.id} connector={item} motion={motion} />)

const NewConnector = () => (
  <Button
    component={Link}
    to={paths.newConnector()}
    leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
  >
    {connectorsWords.new}
  </Button>
)
