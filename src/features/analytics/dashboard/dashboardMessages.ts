import { useEffect, useEffectEvent, type RefObject } from 'react'
import { z } from 'zod'

/** Browsers do not reliably support URLs much longer than this. */
const SEARCH_MAX = 8000

const LocationMessage = z.object({
  type: z.literal('location'),
  location: z.object({ search: z.string().max(SEARCH_MAX) }),
})

/**
 * Calls `onSearch` when the embedded dashboard reports its location (docs/product/analytics.md#dashboard). Any page may send
 * messages to a window, so it ignores those from another frame or origin, or of another shape.
 */
export function useDashboardLocation(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onSearch: (search: string) => void,
) {
  const report = useEffectEvent(onSearch)
  useEffect(() => {
    function handleMessage({ source, origin: from, data }: MessageEvent<unknown>) {
      const frameWindow = frame.current?.contentWindow
      if (!frameWindow || source !== frameWindow || from !== origin) return
      const message = LocationMessage.safeParse(data)
      if (message.success) report(message.data.location.search)
    }
    window.addEventListener('message', handleMessage)
    return () => window.removeEventListener('message', handleMessage)
  }, [frame, origin])
}
