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

/** The cookies of account-side 9: path /, 30 days; Secure on https. */
export function cookieJar(page: Document = document): TokenJar {
  const attributes = `path=/; samesite=lax${page.location.protocol === 'https:' ? '; secure' : ''}`
  return {
    read() {
      const cookies = new Map(
        page.cookie.split('; ').map((pair) => {
          const at = pair.indexOf('=')
          return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))] as const
        }),
      )
      return { accessToken: cookies.get('accessToken') || null, refreshToken: cookies.get('refreshToken') || null }
    },
    write(tokens) {
      for (const name of NAMES) {
        const value = tokens[name]
        if (value) page.cookie = `${name}=${encodeURIComponent(value)}; max-age=${THIRTY_DAYS}; ${attributes}`
      }
    },
    clear() {
      for (const name of NAMES) page.cookie = `${name}=; max-age=0; ${attributes}`
    },
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
