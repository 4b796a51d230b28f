import { useEffect, useState } from 'react'
import { checkCall, knownViolations } from '../../calls/check/checkCall.ts'
import type { RecordedCall } from '../../har/call.ts'

/** The longest slice of checks in milliseconds, so that typing and scrolling stay smooth. */
const SLICE_MS = 6

/** Holds the calls against the contract, the latest first, in slices while the page has nothing else to do. */
export function useChecks(calls: readonly RecordedCall[], base: string) {
  const [, setSlices] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const waiting = calls.filter((call) => call.time !== null && knownViolations(call) === undefined)
    function checkSome() {
      const end = performance.now() + SLICE_MS
      while (waiting.length > 0 && performance.now() < end) {
        const call = waiting.pop()
        if (call) checkCall(call, base)
      }
      setSlices((count) => count + 1)
      if (waiting.length > 0) timer = setTimeout(checkSome)
    }
    if (waiting.length > 0) timer = setTimeout(checkSome)
    return () => clearTimeout(timer)
  }, [calls, base])
}
