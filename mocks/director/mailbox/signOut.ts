/** The cookies of docs/product/client.md#cookies, by which the product knows who is signed in; all tabs share them. */
const names = ['accessToken', 'refreshToken'] as const

type Cookies = Pick<Document, 'cookie'>

export function isSignedIn(page: Cookies = document): boolean {
  return readCookies(page)
    .split('; ')
    .some((pair) => names.some((name) => pair.startsWith(`${name}=`) && pair.length > name.length + 1))
}

/** A browser may deny cookies by throwing. */
function readCookies(page: Cookies): string {
  try {
    return page.cookie
  } catch {
    return ''
  }
}

/** The product notices by itself, when it starts or is looked at again. */
export function signOut(page: Cookies = document) {
  for (const name of names) page.cookie = `${name}=; max-age=0; path=/`
}
