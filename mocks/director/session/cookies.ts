/** The session cookies of the product (docs/product/client.md#cookies), which all tabs share. */
const names = ['accessToken', 'refreshToken'] as const

type Cookies = Pick<Document, 'cookie'>

export function isSignedIn(page: Cookies = document): boolean {
  return names.some((name) => readCookie(name, page) !== '')
}

/** The access token of the session; empty if nobody is signed in. */
export const accessToken = (page: Cookies = document) => readCookie('accessToken', page)

/** When the session ends by the club's clock, in milliseconds since 1970; null if nobody is signed in. */
export function sessionEnd(page: Cookies = document): number | null {
  return endOf(readCookie('refreshToken', page))
}

/** When a token ends by the club's clock, in milliseconds since 1970; null for what is no token. */
export function endOf(token: string): number | null {
  const end = claimOf(token, 'exp')
  return typeof end === 'number' ? end : null
}

/** Reads a claim of a token without checking it; undefined if there is none. */
export function claimOf(token: string, name: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(payload))
    return typeof claims === 'object' && claims !== null
      ? Object.entries(claims).find(([key]) => key === name)?.[1]
      : undefined
  } catch {
    return undefined
  }
}

/** Reads a cookie; empty if there is none, or if the browser denies cookies by throwing. */
function readCookie(name: string, page: Cookies): string {
  try {
    const pair = page.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
    return decodeURIComponent(pair?.slice(name.length + 1) ?? '')
  } catch {
    return ''
  }
}

/** Deletes the session cookies. The product notices when it starts or regains the focus. */
export function signOut(page: Cookies = document) {
  for (const name of names) page.cookie = `${name}=; max-age=0; path=/`
}

const THIRTY_DAYS = 30 * 24 * 60 * 60

/** Stores a session as the product does, which then uses it. Returns false if the browser denies cookies. */
export function storeSession(tokens: Readonly<Record<(typeof names)[number], string>>): boolean {
  try {
    for (const name of names) writeCookie(name, tokens[name])
  } catch {
    return false
  }
  if (accessToken() !== tokens.accessToken) return false
  // Browsers without `cookieStore` tell the product nothing, but it looks when the window gets the focus.
  dispatchEvent(new Event('focus'))
  return true
}

/** Replaces the access token of the session that is stored. The product reads it with its next call. */
export function storeAccessToken(token: string) {
  writeCookie('accessToken', token)
}

function writeCookie(name: (typeof names)[number], value: string) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${THIRTY_DAYS}; path=/; samesite=lax${secure}`
}
