import { paths } from '../../src/paths.ts'

/** Paths with a secret in them, and those that nobody is signed in on: nothing to share. */
const APART = new Set(['resetpassword', 'signup', 'newuser', 'login', 'register', 'forgotpassword'])

const firstSegment = (path: string) => path.split(/[/?#]/)[1] ?? ''

const known = new Set(Object.values(paths).map((path) => firstSegment(path('x'))))

/** True for a path that begins as those of the product do; `/{{name.field}}` may become one. */
export const isOfProduct = (path: string) =>
  /^\/(?!\/)/.test(path) && (known.has(firstSegment(path)) || /^(?:\{\{.*)?$/.test(firstSegment(path)))

/** The longest path of a page. */
const PATH_MAX = 1000

/** Checks that a text is the path of a page of the product that can be shared, with its query; null if not. */
export function readPage(page: unknown): string | null {
  if (typeof page !== 'string' || page.length > PATH_MAX || !/^\/[\w\-./~%?=&+:,!*()]*$/.test(page)) return null
  // An address such as `//other.example` or one with `..` is no page.
  const url = URL.parse(page, 'https://club.example')
  if (url?.origin !== 'https://club.example' || `${url.pathname}${url.search}` !== page) return null
  const first = firstSegment(page)
  return known.has(first) && !APART.has(first) ? page : null
}
