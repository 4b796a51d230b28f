import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OPEN_PARAM } from '../../paths.ts'

/**
 * Opens a dialog that the address asks for, such as `?open=import`. The parameter is taken out of the address first, so that a
 * reload or Back does not open the dialog again.
 *
 * @example
 * useOpenRequest('invite', dialog.open)
 */
export function useOpenRequest(name: string, open: () => void) {
  const [params, setParams] = useSearchParams()
  const requested = params.get(OPEN_PARAM) === name
  const handleRequest = useEffectEvent(() => {
    const rest = new URLSearchParams(params)
    rest.delete(OPEN_PARAM)
    setParams(rest, { replace: true })
    open()
  })
  useEffect(() => {
    if (requested) handleRequest()
  }, [requested])
}
