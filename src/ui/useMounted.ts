import { useEffect, useRef } from 'react'

/** A reference to whether the component is still mounted, for callbacks that may run later. */
export function useMounted() {
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return mounted
}
