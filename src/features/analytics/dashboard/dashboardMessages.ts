import { useEffect, useEffectEvent, type RefObject } from 'react'
import { z } from 'zod'

/** Browsers do not reliably support URLs much longer than this. */
const SEARCH_MAX = 8000
/** No dashboard is higher, in pixels; browsers draw elements of a few times this height. */
const HEIGHT_MAX = 20_000

const DashboardMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('location'), location: z.object({ search: z.string().max(SEARCH_MAX) }) }),
  z.object({ type: z.literal('size'), size: z.object({ height: z.int().min(1).max(HEIGHT_MAX) }) }),
])
type DashboardMessage = z.infer<typeof DashboardMessage>

/**
 * Calls `onMessage` when the embedded dashboard reports its location or the height of its content
 * (docs/product/analytics.md#dashboard). Any page may send messages to a window, so it ignores those from another frame or origin, or
 * of another shape.
 */
export function useDashboardMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: (message: DashboardMessage) => void,
) {
  const report = useEffectEvent(onMessage)
  useEffect(() => {
    function handleMessage({ source, origin: from, data }: MessageEvent<unknown>) {
      const frameWindow = frame.current?.contentWindow
      if (!frameWindow || source !== frameWindow || from !== origin) return
      const message = DashboardMessage.safeParse(data)
      if (message.success) report(message.data)
    }
    window.addEventListener('message', handleMessage)
    return () => window.removeEventListener('message', handleMessage)
  }, [frame, origin])
}
