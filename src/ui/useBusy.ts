import { useRef, useState } from 'react'

/** Runs one piece of work at a time: whatever is asked for while it runs, such as by a double click, is not done. */
export function useBusy() {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  async function run(work: () => Promise<void>) {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, run }
}
