import type { ClubUser, ClubUserDetail } from '../../src/contract/fields/user.ts'
import type { UserRecord } from '../db/collections.ts'
import { truncate, NAME_MAX } from '../db/text/truncate.ts'
import { userSpec, type Database } from '../db/database.ts'
import { pageOfRows } from '../db/table/table.ts'
import type { Handlers } from '../http/handler.ts'
import { conflict, malformed, notFound } from '../http/problems.ts'
import { sendMail } from './mails.ts'
import { clubOf, sameEmail } from './records.ts'
import { mailWords, userWords } from './words.ts'

export const users: Handlers['users'] = {
  list({ params: { tenant }, query: { filter = '', ...query }, db }) {
    const searchQuery = query.searchQuery === '' ? filter : query.searchQuery
    const page = pageOfRows(
      db.users.findMany((q) => q.where({ tenant })),
      userSpec,
      { ...query, searchQuery },
    )
    return { ...page, items: page.items.map(toReply) }
  },

  async invite(input) {
    const { params, body, caller, db } = input
    if (db.users.findFirst((q) => q.where({ tenant: params.tenant, email: (known) => sameEmail(known, body.email) })))
      throw conflict(userWords.exists, 'email')
    const { firstName, lastName } = caller.user
    const club = truncate(clubOf(db, params.tenant).name, NAME_MAX)
    await sendMail(input, {
      kind: 'invitation',
      to: body.email,
      tenant: params.tenant,
      subject: mailWords.invitation.subject(club),
      text: mailWords.invitation.text(truncate(`${firstName} ${lastName}`, NAME_MAX), club),
      link: { kind: 'invitation', sub: body.email, tenant: params.tenant, epoch: 0 },
    })
    return {}
  },

  get: ({ params, db }) => detail(userOf(db, params)),

  remove({ params, db }) {
    const user = userOf(db, params)
    if (isLastAdmin(db, user)) throw malformed(userWords.lastAdminDeleted)
    db.users.delete((q) => q.where({ id: user.id }))
  },

  async setRole({ params, body, db }) {
    const user = userOf(db, params)
    if (body.role !== 'admin' && isLastAdmin(db, user)) throw malformed(userWords.lastAdminDemoted)
    const updated = await db.users.update((q) => q.where({ id: user.id }), {
      data(record) {
        record.role = body.role
      },
    })
    return detail(updated ?? user)
  },
}

const toReply = ({ id, firstName, lastName, email, role, createdAt }: UserRecord): ClubUser => ({
  id,
  firstName,
  lastName,
  email,
  role,
  createdAt,
})
const detail = (user: UserRecord): ClubUserDetail => ({ ...toReply(user), tenant: user.tenant })

function userOf(db: Database, { tenant, userId }: { tenant: string; userId: string }): UserRecord {
  const user = db.users.findFirst((q) => q.where({ tenant, id: userId }))
  if (!user) throw notFound(userWords.name)
  return user
}

const isLastAdmin = (db: Database, { id, tenant, role }: UserRecord) =>
  role === 'admin' && !db.users.findFirst((q) => q.where({ tenant, role: 'admin', id: (other) => other !== id }))
