import type { Endpoint } from '../../src/contract/endpoint.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../db/simulation.ts'
import { readToken, type Claims } from '../db/tokens.ts'
import type { AnyCaller } from './handler.ts'
import { forbidden, paymentRequired, unauthenticated } from './problems.ts'

/**
 * Checks bearer, kind, age and epoch of a token, then that the tenant of the path is the caller's own and has paid.
 * Throws 401, 403 and 402, in this order.
 */
export function authenticate(
  endpoint: Endpoint,
  request: Request,
  params: Record<string, string>,
  db: Database,
  clock: Clock,
): AnyCaller {
  if (endpoint.auth === 'none') return null
  const claims = readBearer(request)
  const kinds: readonly Claims['kind'][] =
    endpoint.auth === 'link' ? ['signup', 'invitation', 'reset'] : [endpoint.auth]
  if (!kinds.includes(claims.kind))
    throw unauthenticated(`A token of another kind is needed here, not one for ${claims.kind}.`)
  const expired = claims.exp <= clock.now() || (claims.kind === 'access' && claims.generation < db.accessGeneration)
  if (expired) throw unauthenticated('The token has expired.')
  if (endpoint.auth === 'link') return { claims }

  const user = db.users.findFirst((q) => q.where({ id: claims.sub }))
  if (!user || user.tenant !== claims.tenant || user.epoch !== claims.epoch)
    throw unauthenticated('The token has been revoked.')
  if (params.tenant !== undefined) {
    if (params.tenant !== user.tenant) throw forbidden()
    const club = db.clubs.findFirst((q) => q.where({ id: user.tenant }))
    if (endpoint.errors.includes(402) && !club?.billing) throw paymentRequired()
  }
  return { claims, user }
}

function readBearer(request: Request): Claims {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (!token) throw unauthenticated('A bearer token is needed.')
  const claims = readToken(token)
  if (!claims) throw unauthenticated('The token is not valid.')
  return claims
}
