import { useEffect, useRef } from 'react'

/** Whether the component is still there when work that it began comes to its end. */
export function useAlive() {
  const alive = useRef(true)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])
  return alive
}
