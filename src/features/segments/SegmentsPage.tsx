import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { useUser } from '../../api/ApiProvider.tsx'
import { useEndpoint } from '../../api/query.ts'
import { contract } from '../../contract/index.ts'
import type { Segment } from '../../contract/segments.ts'
import { paths } from '../../paths.ts'
import { CornerDrawing } from '../../ui/brand/drawings/CornerDrawing.tsx'
import { ErrorView } from '../../ui/feedback/states/ErrorView.tsx'
import { RefreshNotice } from '../../ui/feedback/refreshes/RefreshNotice.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { StateView } from '../../ui/feedback/states/StateView.tsx'
import { useLiveItems } from '../../ui/motion/useLiveItems.ts'
import { formatCount } from '../../format.ts'
import { SegmentCard, SegmentCardSkeleton } from './SegmentCard.tsx'
import { segmentsWords } from './words.ts'
import classes from './SegmentsPage.module.css'

/** The cards are not paged, so this is the largest page of the server (docs/contract.md#paging). */
const MAX_ITEMS = 1000

/**
 * The list of segments: groups of fans that are sent to a marketing provider (docs/product/segments.md#segment-list).
 */
export function SegmentsPage() {
  const { tenant } = useUser()
  const segments = useEndpoint(
    contract.segments.list,
    { params: { tenant }, query: { limit: MAX_ITEMS } },
    { live: true },
  )
  const { data, error, refetch } = segments
  const empty = data?.items.length === 0
  const failed = error !== null && !data

  return (
    <>
      {/* The empty state has the same action, so the head does not repeat it. */}
      <PageHead title={segmentsWords.title} actions={!failed && !empty && <NewSegmentLink />} />
      <RefreshNotice result={segments} />
      {failed ? (
        <div className={classes.panel}>
          <ErrorView message={error.message} onReload={() => void refetch()} />
        </div>
      ) : empty ? (
        <div className={classes.panel}>
          <StateView drawing={<CornerDrawing />} title={segmentsWords.empty.title} action={<NewSegmentLink />}>
            {segmentsWords.empty.text}
          </StateView>
        </div>
      ) : (
        <ul className={classes.cards} aria-label={segmentsWords.title} aria-busy={!data}>
          {data ? (
            <Cards segments={data.items} />
          ) : (
            Array.from({ length: 6 }, (_, at) => <SegmentCardSkeleton key={at} />)
          )}
        </ul>
      )}
      {data?.moreItems && (
        <p className={classes.more}>
          {segmentsWords.cut(formatCount(data.items.length), formatCount(data.totalItems))}
        </p>
      )}
    </>
  )
}

const Cards = ({ segments }: { segments: readonly Segment[] }) =>
  useLiveItems(segments).map(({ item, motion }) => <SegmentCard key={item.id} segment={item} motion={motion} />)

function NewSegmentLink() {
  return (
    <Button
      component={Link}
      to={paths.newSegment()}
      leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
    >
      {segmentsWords.new}
    </Button>
  )
}
