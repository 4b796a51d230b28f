import { useEffect, useState } from 'react'

/** Rerenders at an interval in milliseconds, for values without change events, such as cookies. */
export function useTick(milliseconds: number) {
  const [, setCount] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds])
}
