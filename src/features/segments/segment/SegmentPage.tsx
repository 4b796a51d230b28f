import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { useUser } from '../../../api/ApiProvider.tsx'
import { isGone } from '../../../api/errors.ts'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'
import type { Segment } from '../../../contract/segments.ts'
import { paths } from '../../../paths.ts'
import { BackLink } from '../../../ui/layout/BackLink.tsx'
import { DeletedView } from '../../../ui/feedback/states/DeletedView.tsx'
import { ErrorView, toList } from '../../../ui/feedback/states/ErrorView.tsx'
import { RefreshNotice } from '../../../ui/feedback/refreshes/RefreshNotice.tsx'
import { Tabs } from '../../../ui/layout/Tabs.tsx'
import { SegmentDeletion } from './SegmentDeletion.tsx'
import { SegmentDetails } from './SegmentDetails.tsx'
import { SegmentHeader } from './SegmentHeader.tsx'
import { segmentWords, segmentsWords } from '../words.ts'
import classes from './SegmentPage.module.css'

/** The page of a segment: its state, its details and its deletion (docs/product/segments.md#segment-page). */
export function SegmentPage() {
  const { id = '' } = useParams()
  const { tenant } = useUser()
  const result = useEndpoint(contract.segments.get, { params: { tenant, id } }, { live: true })
  const { data, error, refetch } = result
  const [deleted, setDeleted] = useState<string | null>(null)
  // Going back must not lead to the page of a deleted segment.
  if (deleted === id) return <Navigate to={paths.segments()} replace />

  return (
    <div className={classes.page}>
      <BackLink to={paths.segments()}>{segmentsWords.back}</BackLink>
      {data && isGone(error) ? (
        <DeletedView title={segmentWords.gone.title} list={{ label: segmentsWords.backFromGone, to: paths.segments() }}>
          {segmentWords.gone.text(data.name)}
        </DeletedView>
      ) : error && !data ? (
        <ErrorView
          message={error.message}
          fullScreen
          onReload={() => void refetch()}
          wayOut={isGone(error) ? toList(segmentsWords.backFromGone, paths.segments()) : null}
        />
      ) : (
        <SegmentView key={id} id={id} result={result} onDeleted={() => setDeleted(id)} />
      )}
    </div>
  )
}

interface SegmentViewProps {
  id: string
  result: UseQueryResult<Segment>
  onDeleted(): void
}

function SegmentView({ id, result, onDeleted }: SegmentViewProps) {
  const segment = result.data ?? null
  return (
    <>
      <SegmentHeader segment={segment} />
      <RefreshNotice result={result} />
      <Tabs
        label={segmentWords.tabs}
        tabs={[{ label: segmentWords.settings, to: paths.segmentSettings(id) }]}
        current={paths.segmentSettings(id)}
      />
      <SegmentDetails segment={segment} />
      <SegmentDeletion segment={segment} onDeleted={onDeleted} />
    </>
  )
}
