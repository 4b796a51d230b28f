import assert from 'node:assert/strict'
import { absentOf } from '../../../src/contract/fields/absent.ts'
import { contract } from '../../../src/contract/index.ts'
import { MembershipCreate } from '../../../src/contract/memberships.ts'
import type { Law } from '../law.ts'
import { newMembership } from '../tools/rows.ts'
import { expectError } from '../tools/replies.ts'

const { create, update, list } = contract.memberships

export const memberships: Law[] = [
  {
    operation: create.id,
    title: 'requires a number, a first name and an e-mail; absent fields are null, absent flags are false',
    check: 'rules',
    async run(session) {
      const { sent } = await session.asAdmin()
      const { membership } = await newMembership(session, { lastName: undefined })
      const { id: _, membershipId, createdAt: __, ...rest } = membership
      assert.deepEqual(rest, { ...absentOf(MembershipCreate), firstName: 'Niamh', email: 'niamh@post.example' })
      const whole = { membershipId: `${membershipId}-2`, firstName: 'Orla', email: 'orla@post.example' }
      for (const field of ['membershipId', 'firstName', 'email']) {
        expectError(await session.send(create, { ...sent, body: { ...whole, [field]: undefined } }), 400, { field })
        expectError(await session.send(create, { ...sent, body: { ...whole, [field]: '' } }), 400, { field })
      }
    },
  },
  {
    operation: create.id,
    title: 'accepts a number once per club, and an e-mail any number of times',
    check: 'rules',
    async run(session) {
      const first = await newMembership(session)
      await newMembership(session)
      const { membershipId } = first.membership
      const body = { membershipId, firstName: 'Orla', email: 'orla@post.example' }
      expectError(await session.send(create, { ...first.sent, body }), 409)
    },
  },
  {
    operation: update.id,
    title: 'changes the number to an unused one, and the e-mail',
    check: 'rules',
    async run(session) {
      const first = await newMembership(session)
      const second = await newMembership(session)
      const taken = { membershipId: first.membership.membershipId }
      expectError(await session.send(update, { ...second.row, body: taken }), 409)
      const body = { membershipId: session.fresh('free'), email: 'maeve@post.example' }
      assert.deepEqual(await session.ok(update, { ...second.row, body }), { ...second.membership, ...body })
      const own = { membershipId: body.membershipId }
      assert.deepEqual(await session.ok(update, { ...second.row, body: own }), { ...second.membership, ...body })
      expectError(await session.send(update, { ...second.row, body: { email: 'no address' } }), 400, { field: 'email' })
      const { items } = await session.ok(list, { ...second.sent, query: { searchQuery: body.membershipId } })
      assert.deepEqual(
        items.map(({ id }) => id),
        [second.membership.id],
      )
    },
  },
]
