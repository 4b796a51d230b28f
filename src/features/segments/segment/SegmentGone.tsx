import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { CircleDrawing } from '../../../ui/brand/drawings/CircleDrawing.tsx'
import { StateView } from '../../../ui/feedback/states/StateView.tsx'
import { segmentWords, segmentsWords } from '../words.ts'

/** Replaces a segment that was deleted elsewhere while its page was open. */
export function SegmentGone({ name }: { name: string }) {
  const back = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // Take the focus only if it was lost, for example with a dialog about the segment.
    if (document.activeElement === document.body) back.current?.focus()
  }, [])
  return (
    <StateView
      alert
      fullScreen
      drawing={<CircleDrawing />}
      title={segmentWords.gone.title}
      action={
        <Button component={Link} to={paths.segments()} ref={back}>
          {segmentsWords.backFromGone}
        </Button>
      }
    >
      {segmentWords.gone.text(name)}
    </StateView>
  )
}
