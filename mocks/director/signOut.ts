/** The cookies of account-side 9, by which the product knows who is signed in; all tabs share them. */
const names = ['accessToken', 'refreshToken'] as const

type Cookies = Pick<Document, 'cookie'>

export const isSignedIn = ({ cookie }: Cookies = document) =>
  cookie.split('; ').some((pair) => names.some((name) => pair.startsWith(`${name}=`) && pair.length > name.length + 1))

/** The product notices by itself, when it starts or is looked at again. */
export function signOut(page: Cookies = document) {
  for (const name of names) page.cookie = `${name}=; max-age=0; path=/`
}
