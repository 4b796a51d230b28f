import { paths } from '../../src/paths.ts'

/** Paths with a secret in them, and those that nobody is signed in on: nothing to share. */
const APART = new Set(['resetpassword', 'signup', 'newuser', 'login', 'register', 'forgotpassword'])

const firstSegment = (path: string) => path.split(/[/?#]/)[1] ?? ''

const known = new Set(
  Object.values(paths)
    .map((path) => firstSegment(path('x')))
    .filter((segment) => !APART.has(segment)),
)

/** The longest path of a page. */
const PATH_MAX = 1000

/** Checks that a text is the path of a page of the product that can be shared, with its query; null if not. */
export function readPage(page: unknown): string | null {
  if (typeof page !== 'string' || page.length > PATH_MAX || !/^\/[\w\-./~%?=&+:,!*()]*$/.test(page)) return null
  // An address such as `//other.example` or one with `..` is no page.
  const url = URL.parse(page, 'https://club.example')
  if (url?.origin !== 'https://club.example' || `${url.pathname}${url.search}` !== page) return null
  return known.has(firstSegment(page)) ? page : null
}
