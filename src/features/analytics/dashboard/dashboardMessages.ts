import { useEffect, useEffectEvent, type RefObject } from 'react'
import { entryOf } from '../../../api/entryOf.ts'

/** Browsers do not reliably support URLs much longer than this. */
const SEARCH_MAX = 8000
/** No dashboard is higher, in pixels; browsers draw elements of a few times this height. */
const HEIGHT_MAX = 20_000

type DashboardMessage = { type: 'location'; location: { search: string } } | { type: 'size'; size: { height: number } }

/** The message that a window sent; null if it is none of ours. */
function readMessage(data: unknown): DashboardMessage | null {
  // Metabase wraps its messages.
  const message = entryOf(data, 'metabase') ?? data
  const type = entryOf(message, 'type')
  const search = entryOf(entryOf(message, 'location'), 'search')
  if (type === 'location' && typeof search === 'string' && search.length <= SEARCH_MAX)
    return { type, location: { search } }
  const height = entryOf(entryOf(message, 'size'), 'height')
  if (type === 'size' && typeof height === 'number' && Number.isInteger(height) && height >= 1 && height <= HEIGHT_MAX)
    return { type, size: { height } }
  return null
}

/**
 * Calls `onMessage` when the embedded dashboard reports its location or the height of its content
 * (docs/product/analytics.md#dashboard). Any page may send messages to a window, so it ignores those from another frame
 * or origin, or of another shape.
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
      const message = readMessage(data)
      if (message) report(message)
    }
    window.addEventListener('message', handleMessage)
    return () => window.removeEventListener('message', handleMessage)
  }, [frame, origin])
}
