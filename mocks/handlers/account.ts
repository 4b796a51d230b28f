import type { UserRecord } from '../db/collections.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../db/simulation.ts'
import { lifetimes, signToken, type TokenKind } from '../db/tokens.ts'
import type { Handlers } from '../http/handler.ts'
import { unauthenticated } from '../http/problems.ts'

export const account: Handlers['account'] = {
  login({ body, db, clock }) {
    const email = body.email.trim().toLowerCase()
    const user = db.users.findFirst((q) => q.where({ email: (known) => known.toLowerCase() === email }))
    if (!user || user.password !== body.password) throw unauthenticated('Invalid email or password')
    return { accessToken: tokenFor(user, 'access', db, clock), refreshToken: tokenFor(user, 'refresh', db, clock) }
  },

  refresh: ({ caller, db, clock }) => ({ accessToken: tokenFor(caller.user, 'access', db, clock) }),

  me({ caller: { user }, db }) {
    const club = db.clubs.findFirst((q) => q.where({ id: user.tenant }), { strict: true })
    return {
      id: user.id,
      tenant: user.tenant,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      username: user.username,
      role: user.role,
      billing: club.billing,
      billingPlan: club.billingPlan,
    }
  },
}

function tokenFor(user: UserRecord, kind: TokenKind, db: Database, clock: Clock) {
  return signToken({
    sub: user.id,
    tenant: user.tenant,
    kind,
    exp: clock.now() + lifetimes[kind],
    epoch: user.epoch,
    generation: db.accessGeneration,
  })
}
