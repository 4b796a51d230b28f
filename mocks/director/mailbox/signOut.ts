/** The session cookies of the product (docs/product/client.md#cookies), which all tabs share. */
const names = ['accessToken', 'refreshToken'] as const

type Cookies = Pick<Document, 'cookie'>

export function isSignedIn(page: Cookies = document): boolean {
  return readCookies(page)
    .split('; ')
    .some((pair) => names.some((name) => pair.startsWith(`${name}=`) && pair.length > name.length + 1))
}

/** Reads the cookies; empty if the browser denies them by throwing. */
function readCookies(page: Cookies): string {
  try {
    return page.cookie
  } catch {
    return ''
  }
}

/** Deletes the session cookies. The product notices when it starts or regains the focus. */
export function signOut(page: Cookies = document) {
  for (const name of names) page.cookie = `${name}=; max-age=0; path=/`
}
