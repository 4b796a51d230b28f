/** Which server asks for the saved changes: `build` tells a newer one, `inPage` one that serves a single tab. */
interface Claim {
  kind: 'claim' | 'refusal'
  build: string
  inPage: boolean
}

const LOCK = 'touchline-journal'
const CHANNEL = 'touchline-journal'
/** A claim is repeated, since its holder may change while one waits. */
const CLAIM_EVERY_MS = 1000

export interface JournalLockOptions {
  /** Base 36 of the time at which the build was made. */
  build: string
  inPage: boolean
  /** Another server holds the saved changes and has been asked for them. */
  onWaiting(): void
  /** A server of a newer build holds them, and keeps them. */
  onRefused(): void
  /** Another server claims them: finish what is under way; the lock is released when this resolves. */
  onClaimed(by: 'newer build' | 'other tab'): Promise<void>
}

/**
 * Takes the saved changes of this browser for one server: only one at a time may write them. Resolves once they are held, and waits
 * for that as long as it takes; a server of the same or an older build hands them over when asked.
 */
export function holdJournal({ build, inPage, onWaiting, onRefused, onClaimed }: JournalLockOptions): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL)
  const say = (kind: Claim['kind']) => {
    const claim: Claim = { kind, build, inPage }
    channel.postMessage(claim)
  }
  const asking = new AbortController()
  let claiming: ReturnType<typeof setInterval> | undefined
  let release: (() => void) | null = null

  channel.addEventListener('message', ({ data }: MessageEvent<Claim>) => {
    const newer = isNewer(data.build, build)
    if (data.kind === 'refusal' && newer && !release) {
      // It does not wait to take them after all: an old build must not write what a newer one has begun.
      clearInterval(claiming)
      asking.abort()
      onRefused()
    } else if (data.kind === 'claim' && release) {
      // A worker serves every tab: it gives way to newer builds alone.
      if (!newer && !(inPage && data.build === build)) return say('refusal')
      const handOver = release
      release = null
      channel.close()
      void onClaimed(newer ? 'newer build' : 'other tab').finally(handOver)
    }
  })

  return new Promise((resolve, reject) => {
    const hold = () =>
      new Promise<void>((done) => {
        clearInterval(claiming)
        release = done
        resolve()
      })
    function wait() {
      onWaiting()
      say('claim')
      claiming = setInterval(() => say('claim'), CLAIM_EVERY_MS)
      navigator.locks.request(LOCK, { signal: asking.signal }, hold).catch((error: unknown) => {
        if (!asking.signal.aborted) reject(error)
      })
    }
    navigator.locks
      .request(LOCK, { ifAvailable: true }, (lock) => (lock ? hold() : 'taken'))
      .then((outcome) => outcome === 'taken' && wait(), reject)
  })
}

const isNewer = (build: string, than: string) => parseInt(build, 36) > parseInt(than, 36)
