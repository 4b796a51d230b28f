import assert from 'node:assert/strict'
import { contract } from '../../../src/contract/index.ts'
import type { Law } from '../law.ts'

const { send } = contract.support

export const support: Law[] = [
  {
    operation: send.id,
    title: 'forwards the request with its sender, and accepts empty texts',
    check: 'rules',
    needs: ['control'],
    async run({ ok, asAdmin, target }) {
      const { bearer, tenant } = await asAdmin()
      const body = { subject: '', message: 'Two lines,\nand <b>markup</b>' }
      assert.deepEqual(await ok(send, { bearer, body }), {})
      const [mail] = (await target.control?.mails()) ?? []
      assert.equal(mail?.kind, 'support')
      assert.equal(mail.from, target.admin.email)
      assert.equal(mail.tenant, tenant)
      assert.deepEqual({ subject: mail.subject, message: mail.text }, body)
    },
  },
]
