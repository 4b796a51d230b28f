import { useEffect, useEffectEvent, type RefObject } from 'react'
import { z } from 'zod'

/** No browser takes an address much longer than this. */
const SEARCH_MAX = 8000

const LocationMessage = z.object({
  type: z.literal('location'),
  location: z.object({ search: z.string().max(SEARCH_MAX) }),
})

/**
 * Listens to what the embedded dashboard says of where it stands (docs/product/analytics.md#dashboard). Anybody may send a
 * message to a window: only what comes from this frame, at this origin, in this shape, is heard.
 */
export function useDashboardLocation(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onSearch: (search: string) => void,
) {
  const tell = useEffectEvent(onSearch)
  useEffect(() => {
    function handleMessage({ source, origin: from, data }: MessageEvent<unknown>) {
      const own = frame.current?.contentWindow
      if (!own || source !== own || from !== origin) return
      const message = LocationMessage.safeParse(data)
      if (message.success) tell(message.data.location.search)
    }
    window.addEventListener('message', handleMessage)
    return () => window.removeEventListener('message', handleMessage)
  }, [frame, origin])
}
