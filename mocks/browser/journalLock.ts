/** A message between servers that want the saved changes. `inPage` marks a server that serves a single tab. */
interface Claim {
  kind: 'claim' | 'refusal'
  build: string
  inPage: boolean
}

const LOCK = 'touchline-journal'
const CHANNEL = 'touchline-journal'
/** Interval between claims in milliseconds. They are repeated because the holder may change during the wait. */
const CLAIM_EVERY_MS = 1000

export interface JournalLockOptions {
  /** The time of the build in base 36. */
  build: string
  inPage: boolean
  /** True while this server has no page. */
  isIdle(): boolean
  /** Another server holds the saved changes; a claim has been sent to it. */
  onWaiting(): void
  /** A server of a newer build holds the saved changes and does not hand them over. */
  onRefused(): void
  /** Another server claims the saved changes: finish pending writes. The lock is released when this resolves. */
  onClaimed(by: 'newer build' | 'other tab'): Promise<void>
}

/**
 * Locks the saved changes of this browser, since only one server at a time may write them. Resolves once the lock is
 * held, with no time-out. A server of an older build hands it over when it receives a claim; so does one of the same
 * build that runs in a page, and one without pages.
 */
export function holdJournal({
  build,
  inPage,
  isIdle,
  onWaiting,
  onRefused,
  onClaimed,
}: JournalLockOptions): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL)
  const post = (kind: Claim['kind']) => {
    const claim: Claim = { kind, build, inPage }
    channel.postMessage(claim)
  }
  const lockRequest = new AbortController()
  let claimTimer: ReturnType<typeof setInterval> | undefined
  let release: (() => void) | null = null

  channel.addEventListener('message', ({ data }: MessageEvent<Claim>) => {
    const newer = isNewer(data.build, build)
    if (data.kind === 'refusal' && newer && !release) {
      // Stop waiting: an old build must not write to what a newer one has begun.
      clearInterval(claimTimer)
      lockRequest.abort()
      onRefused()
    } else if (data.kind === 'claim' && release) {
      // A worker serves every tab, so it hands over to newer builds only, unless it has outlived its tabs. A page also
      // hands over within its build.
      if (!newer && !(inPage && data.build === build) && !isIdle()) return post('refusal')
      const releaseLock = release
      release = null
      channel.close()
      void onClaimed(newer ? 'newer build' : 'other tab').finally(releaseLock)
    }
  })

  return new Promise((resolve, reject) => {
    const hold = () =>
      new Promise<void>((done) => {
        clearInterval(claimTimer)
        release = done
        resolve()
      })
    function wait() {
      onWaiting()
      post('claim')
      claimTimer = setInterval(() => post('claim'), CLAIM_EVERY_MS)
      navigator.locks.request(LOCK, { signal: lockRequest.signal }, hold).catch((error: unknown) => {
        if (!lockRequest.signal.aborted) reject(error)
      })
    }
    navigator.locks
      .request(LOCK, { ifAvailable: true }, (lock) => (lock ? hold() : 'taken'))
      .then((outcome) => outcome === 'taken' && wait(), reject)
  })
}

const isNewer = (build: string, than: string) => parseInt(build, 36) > parseInt(than, 36)
