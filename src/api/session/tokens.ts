/** Where a session keeps its two tokens. */
export interface TokenJar {
  read(): StoredTokens
  /** Stores what is given and leaves the rest. */
  write(tokens: Partial<{ accessToken: string; refreshToken: string }>): void
  clear(): void
}

export interface StoredTokens {
  accessToken: string | null
  refreshToken: string | null
}

const NAMES = ['accessToken', 'refreshToken'] as const
const THIRTY_DAYS = 30 * 24 * 60 * 60

/**
 * The cookies of docs/product/client.md#cookies: path /, 30 days; Secure on https. Where the browser denies cookies, the tokens
 * are kept until the page is left.
 *
 * @param onDenied told once, when tokens could not be stored
 */
export function cookieJar(onDenied: () => void = () => {}, page: Document = document): TokenJar {
  const attributes = `path=/; samesite=lax${page.location.protocol === 'https:' ? '; secure' : ''}`
  let kept: TokenJar | null = null
  const set = (name: string, value: string, maxAge: number) => {
    try {
      page.cookie = `${name}=${encodeURIComponent(value)}; max-age=${maxAge}; ${attributes}`
    } catch {
      // Found out by reading it back.
    }
  }
  return {
    read: () => kept?.read() ?? readCookies(page),
    write(tokens) {
      for (const name of NAMES) if (tokens[name]) set(name, tokens[name], THIRTY_DAYS)
      const stored = readCookies(page)
      const denied = NAMES.some((name) => tokens[name] && stored[name] === null)
      if (denied && !kept) {
        kept = memoryJar(stored)
        onDenied()
      }
      kept?.write(tokens)
    },
    clear() {
      for (const name of NAMES) set(name, '', 0)
      kept?.clear()
    },
  }
}

function readCookies(page: Document): StoredTokens {
  const cookies = new Map(
    cookiesOf(page)
      .split('; ')
      .map((pair) => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at), decode(pair.slice(at + 1))] as const
      }),
  )
  return { accessToken: cookies.get('accessToken') || null, refreshToken: cookies.get('refreshToken') || null }
}

function cookiesOf(page: Document): string {
  try {
    return page.cookie
  } catch {
    return ''
  }
}

/** Cookies that others have set on this host may hold anything. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Tokens of this page alone, for stories and tests. */
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
