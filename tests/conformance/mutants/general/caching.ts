import { mutant, statefulMutant, type Middleware, type Mutant } from '../mutant.ts'

/** Changes the headers of answers with some statuses. */
const headers =
  (change: (headers: Headers) => void, applies: (status: number) => boolean = () => true): Middleware =>
  async (_, next) => {
    const response = await next()
    if (!applies(response.status)) return response
    const changed = new Headers(response.headers)
    change(changed)
    return new Response(response.body, { status: response.status, headers: changed })
  }
const control = (value: string) => (given: Headers) => given.set('cache-control', value)
const refusals = (status: number) => status >= 400

/** Goes on answering what a URL has answered first, whatever has been written since, to everybody who may read it. */
const remembering = (): Middleware => {
  // Texts: a copy of a response hangs a law that cancels its body.
  const kept = new Map<string, string>()
  return async (call, next) => {
    const response = await next()
    if (!response.ok) return response
    const text = kept.get(call.url.href) ?? (await response.text())
    kept.set(call.url.href, text)
    return new Response(text, { status: response.status, headers: response.headers })
  }
}

/** What caches may keep: headers, conditional requests, and answers that are kept too long. */
export const caching: Mutant[] = [
  mutant('account.me', 'the current user may be kept for a minute', headers(control('private, max-age=60'))),
  mutant('fans.list', 'a list of fans may be kept by proxies', headers(control('public, max-age=30'))),
  mutant(
    'home.stats',
    'the figures have no cache-control',
    headers((given) => given.delete('cache-control')),
  ),
  mutant('club.get', 'the club must only be asked for again', headers(control('no-cache'))),
  mutant('system.countries', 'the countries never change', headers(control('max-age=31536000, immutable'))),
  mutant('system.connectors', 'the catalogue may be shared', headers(control('no-store, public'))),
  mutant('users.list', 'a refused list of users may be kept', headers(control('max-age=5'), refusals)),
  mutant(
    'fans.get',
    'a refused fan may be kept',
    headers((given) => given.delete('cache-control'), refusals),
  ),
  mutant(
    'fans.create',
    'refused input may be kept',
    headers((given) => given.delete('cache-control'), refusals),
  ),
  mutant('club.update', 'a refused change of the club may be kept', headers(control('max-age=60'), refusals)),
  ...(['bookmarks.list', 'shop.orders', 'fanProfiles.get'] as const).map((operation) =>
    mutant(operation, `a conditional request for ${operation} is 304`, async ({ request }, next) =>
      request.headers.has('if-none-match') ? new Response(null, { status: 304 }) : next(),
    ),
  ),
  ...(
    ['fans.list', 'memberships.list', 'users.list', 'connectors.get', 'segments.get', 'fanProfiles.status'] as const
  ).map((operation) =>
    statefulMutant(operation, `${operation} is answered from a cache that nothing empties`, remembering),
  ),
]
