import { useEffect, useState } from 'react'

/** Renders again every so many milliseconds: for what nobody tells of, such as cookies. */
export function useTick(milliseconds: number) {
  const [, setCount] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds])
}
