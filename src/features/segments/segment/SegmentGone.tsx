import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { CircleDrawing } from '../../../ui/brand/drawings.tsx'
import { StateView } from '../../../ui/feedback/StateView.tsx'

/** What stands in the place of a segment that was deleted elsewhere while somebody looked at it. */
export function SegmentGone({ name }: { name: string }) {
  const back = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // What had the focus, perhaps a dialog, has gone with the segment; who is somewhere else stays there.
    if (document.activeElement === document.body) back.current?.focus()
  }, [])
  return (
    <StateView
      alert
      fullScreen
      drawing={<CircleDrawing />}
      title="This segment has been deleted"
      action={
        <Button component={Link} to={paths.segments()} ref={back}>
          Back to the segments
        </Button>
      }
    >
      {`“${name}” is no longer there.`}
    </StateView>
  )
}
