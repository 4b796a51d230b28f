import type { RecordedCall } from '../har/call.ts'
import { createCallLog, type CallSource } from './callLog.ts'

/** The name of the channel, and what the inspector leaves in a build. */
export const CHANNEL = 'touchline-calls'

type Message =
  /** A window wants all calls, and each new one from then on. */
  | { did: 'ask' }
  /** A page of the product begins: a window that follows the calls asks again. */
  | { did: 'begin' }
  | { did: 'call'; calls: readonly RecordedCall[] }
  | { did: 'clear' }
  | { did: 'repeat'; call: RecordedCall }
  /** The page that has made a call sends it again. */
  | { did: 'repeats'; id: string }

/** How long a window waits for the page that has made a call, in milliseconds: a busy one may be slow to hear. */
const PAGE_ANSWER_MS = 5000

/** In a page of the product: sends its calls to a window that asks. Until one does, this costs nothing. */
export function shareCalls(
  log: CallSource & { onPut(listener: (call: RecordedCall) => void): void },
  repeat: (call: RecordedCall) => Promise<void>,
) {
  const channel = openChannel()
  if (!channel) return
  // A channel has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (message: Message) => channel.postMessage(message)
  let isFollowed = false
  log.onPut((call) => {
    if (isFollowed) post({ did: 'call', calls: [call] })
  })
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.did === 'ask') {
      isFollowed = true
      post({ did: 'call', calls: log.calls() })
    }
    if (data.did === 'clear') log.clear()
    // Only the page that has made the call sends it again.
    if (data.did === 'repeat' && log.calls().some(({ id }) => id === data.call.id)) {
      post({ did: 'repeats', id: data.call.id })
      repeat(data.call).catch(() => {})
    }
  })
  post({ did: 'begin' })
}

/** The channel between the windows; null if the browser has none, or blocks it together with its storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    return null
  }
}

/**
 * In a window of its own: the calls of all pages of the product. `repeat` rejects if the page that has made the call is
 * gone.
 */
export function followCalls(): { source: CallSource; repeat(call: RecordedCall): Promise<void> } | null {
  const log = createCallLog()
  const channel = openChannel()
  if (!channel) return null
  // A channel has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (message: Message) => channel.postMessage(message)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.did === 'call') for (const call of data.calls) log.put(call)
    if (data.did === 'begin') post({ did: 'ask' })
  })
  post({ did: 'ask' })
  return {
    source: {
      ...log,
      clear() {
        log.clear()
        post({ did: 'clear' })
      },
    },
    repeat: (call) =>
      new Promise((resolve, reject) => {
        const end = () => {
          clearTimeout(timer)
          channel.removeEventListener('message', onMessage)
        }
        const onMessage = ({ data }: MessageEvent<Message>) => {
          if (data.did !== 'repeats' || data.id !== call.id) return
          end()
          resolve()
        }
        const timer = setTimeout(() => {
          end()
          reject(new Error('The page that made this call was closed or loaded again.'))
        }, PAGE_ANSWER_MS)
        channel.addEventListener('message', onMessage)
        post({ did: 'repeat', call })
      }),
  }
}
