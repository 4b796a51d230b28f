import { useEffect, useState } from 'react'
import { Notices } from '../Notices.tsx'
import type { Arrival } from './openArrival.ts'
import { arrivalWords } from './words.ts'

/** Shows whether the link that opened this page has worked. */
export function ArrivalNotice({ arrived }: { arrived: Promise<Arrival | null> }) {
  const [arrival, setArrival] = useState<Arrival | null>(null)
  useEffect(() => {
    let isCurrent = true
    async function wait() {
      const done = await arrived
      if (isCurrent) setArrival(done)
    }
    wait().catch(console.error)
    return () => {
      isCurrent = false
    }
  }, [arrived])
  // Somebody who was left alone with a demo has no director, and nothing of their own here.
  if (!arrival || (arrival.state === 'opened' && arrival.leaveBehind)) return null
  return <Notices notices={[arrival.state === 'opened' ? arrivalWords.opened : arrivalWords.refused(arrival.reason)]} />
}
