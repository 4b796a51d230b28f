/** Stores the two tokens of a session. */
export interface TokenJar {
  read(): StoredTokens
  /** Stores the given tokens and keeps the others. */
  write(tokens: Partial<{ accessToken: string; refreshToken: string }>): void
  clear(): void
}

export interface StoredTokens {
  accessToken: string | null
  refreshToken: string | null
}

const NAMES = ['accessToken', 'refreshToken'] as const
const THIRTY_DAYS = 30 * 24 * 60 * 60

/** True if two tokens are of the same user, as far as JSON Web Tokens say whose they are. */
export const haveSameSubject = (token: string | null, other: string | null): boolean =>
  subjectOf(token) !== null && subjectOf(token) === subjectOf(other)

function subjectOf(token: string | null): string | null {
  try {
    const payload = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const { sub } = JSON.parse(atob(payload)) as { sub?: unknown }
    return typeof sub === 'string' ? sub : null
  } catch {
    return null
  }
}

/**
 * Stores tokens in the cookies of docs/product/client.md#cookies: path /, 30 days, Secure on https. Falls back to
 * memory if the browser blocks cookies.
 *
 * @param onDenied called once, when the tokens could not be stored
 */
export function cookieJar(onDenied: () => void = () => {}, page: Document = document): TokenJar {
  const attributes = `path=/; samesite=lax${page.location.protocol === 'https:' ? '; secure' : ''}`
  let memory: TokenJar | null = null
  const set = (name: string, value: string, maxAge: number) => {
    try {
      page.cookie = `${name}=${encodeURIComponent(value)}; max-age=${maxAge}; ${attributes}`
    } catch {
      // `write` detects this by reading the cookie back.
    }
  }
  return {
    read: () => memory?.read() ?? readCookies(page),
    write(tokens) {
      for (const name of NAMES) if (tokens[name]) set(name, tokens[name], THIRTY_DAYS)
      const stored = readCookies(page)
      const denied = NAMES.some((name) => tokens[name] && stored[name] === null)
      if (denied && !memory) {
        memory = memoryJar(stored)
        onDenied()
      }
      memory?.write(tokens)
    },
    clear() {
      for (const name of NAMES) set(name, '', 0)
      memory?.clear()
    },
  }
}

function readCookies(page: Document): StoredTokens {
  const cookies = `; ${cookiesOf(page)}`
  const valueOf = (name: string) => decode(cookies.split(`; ${name}=`)[1]?.split('; ')[0] ?? '') || null
  return { accessToken: valueOf('accessToken'), refreshToken: valueOf('refreshToken') }
}

function cookiesOf(page: Document): string {
  try {
    return page.cookie
  } catch {
    return ''
  }
}

/** Other applications on this host may set malformed cookies. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Keeps tokens in memory, for stories and tests. */
export function memoryJar(initial: Partial<StoredTokens> = {}): TokenJar {
  let tokens: StoredTokens = { accessToken: null, refreshToken: null, ...initial }
  return {
    read: () => tokens,
    write(given) {
      tokens = { ...tokens, ...given }
    },
    clear() {
      tokens = { accessToken: null, refreshToken: null }
    },
  }
}
