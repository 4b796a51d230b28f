import { errorsOf, type Endpoint } from '../../src/contract/endpoint/endpoint.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../db/simulation.ts'
import { readToken, type Claims } from '../db/tokens.ts'
import type { AnyCaller } from './handler.ts'
import { forbidden, paymentRequired, unauthenticated } from './problems.ts'
import { problemWords, tokenWords } from './words.ts'

/**
 * Authenticates a request: checks the bearer token, its kind, expiry and epoch, then the tenant of the path, the
 * caller's role and the club's subscription. Throws 401, 403 and 402, in this order.
 */
export function authenticate(
  endpoint: Endpoint,
  headers: Headers,
  params: Record<string, string>,
  db: Database,
  clock: Clock,
): AnyCaller {
  if (endpoint.auth === 'none') return null
  const claims = readBearer(headers)
  if (!kindsOf(endpoint).includes(claims.kind)) throw unauthenticated(tokenWords.kind(claims.kind))
  const time = isSession(claims) ? clock.sessionTime() : clock.now()
  const expired = claims.exp <= time || (claims.kind === 'access' && claims.generation < db.accessGeneration)
  if (expired) throw unauthenticated(tokenWords.expired)
  if (endpoint.auth === 'link') {
    checkLink(claims, db)
    return { claims }
  }

  const user = userOf(claims, db)
  if (params.tenant !== undefined) {
    if (params.tenant !== user.tenant) throw forbidden()
    if (endpoint.role === 'admin' && user.role !== 'admin') throw forbidden(problemWords.adminOnly)
    const club = db.clubs.findFirst((q) => q.where({ id: user.tenant }))
    if (errorsOf(endpoint).includes(402) && !club?.billing) throw paymentRequired()
  }
  return { claims, user }
}

/** Tokens of links are in mails, so they keep the time of the mails. */
const isSession = ({ kind }: Claims) => kind === 'access' || kind === 'refresh'

function kindsOf({ auth, purpose }: Endpoint): readonly Claims['kind'][] {
  if (auth === 'access' || auth === 'refresh') return [auth]
  return purpose ? [purpose] : ['signup', 'invitation', 'reset']
}

/** Finds the user of a token; throws 401 if the user was deleted or the password has changed. */
function userOf(claims: Claims, db: Database) {
  const user = db.users.findFirst((q) => q.where({ id: claims.sub }))
  if (!user || user.tenant !== claims.tenant || user.epoch !== claims.epoch) throw unauthenticated(tokenWords.revoked)
  return user
}

/** Throws 401 if a link has been used, or if its subject is gone: the user of a reset or the club of an invitation. */
function checkLink(claims: Claims, db: Database) {
  // The mails of a club go with it.
  if (claims.kind === 'invitation' && !db.clubs.findFirst((q) => q.where({ id: claims.tenant ?? '' })))
    throw unauthenticated(tokenWords.revoked)
  const mail = db.mails.findFirst((q) => q.where({ id: claims.mail ?? '' }))
  if (!mail || mail.usedAt !== null) throw unauthenticated(tokenWords.used)
  if (claims.kind === 'reset') userOf(claims, db)
}

function readBearer(headers: Headers): Claims {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  if (!token) throw unauthenticated(tokenWords.missing)
  const claims = readToken(token)
  if (!claims) throw unauthenticated(tokenWords.invalid)
  return claims
}
