import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OPEN_PARAM } from '../../paths.ts'

/**
 * Opens a dialog that the address asks for, such as `?open=import`. The parameter is taken out of the address as soon
 * as the dialog is open, so that a reload or Back does not open it again.
 *
 * @param open may load the dialog's code first. If the component is replaced while it loads, the new one opens the
 *   dialog.
 * @example
 * useOpenRequest('invite', dialog.open)
 */
export function useOpenRequest(name: string, open: () => void | Promise<void>) {
  const [params, setParams] = useSearchParams()
  const requested = params.get(OPEN_PARAM) === name
  const isMounted = useRef(false)
  const handleRequest = useEffectEvent(open)
  const handleOpen = useEffectEvent(() => {
    const rest = new URLSearchParams(params)
    rest.delete(OPEN_PARAM)
    setParams(rest, { replace: true })
  })
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  useEffect(() => {
    if (!requested) return
    void Promise.resolve(handleRequest()).then(() => isMounted.current && handleOpen())
  }, [requested])
}
