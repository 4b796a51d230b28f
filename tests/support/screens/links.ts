import { contract } from '../../../src/contract/index.ts'
import type { MailRecord } from '../../../mocks/db/collections.ts'
import { PASSWORD } from '../../../mocks/seed/scenarios/scenarios.ts'
import { neverAnswers, type World } from '../world/world.ts'

/** Does what a person does to receive a link by mail. Resolves with the link, a path of the product. */
export type LinkMaker = (world: Pick<World, 'api' | 'backend'>) => Promise<string>

export const signUpLink =
  (email = 'orla.keane@carrick.example'): LinkMaker =>
  async ({ api, backend }) => {
    await api.call(contract.account.register, { body: { email } })
    return mailed(await backend.control.mails(), 'signup', email)
  }

/** An invitation into the club Westmere Rovers. */
export const invitationLink =
  (email = 'maeve.doyle@rovers.example'): LinkMaker =>
  async ({ api, backend }) => {
    const credentials = { email: 'admin@rovers.example', password: PASSWORD }
    const { accessToken: bearer } = await api.call(contract.account.login, { body: credentials })
    const { tenant } = await api.call(contract.account.me, {}, { bearer })
    await api.call(contract.users.invite, { params: { tenant }, body: { email } }, { bearer })
    return mailed(await backend.control.mails(), 'invitation', email)
  }

export const resetLink =
  (email = 'admin@rovers.example'): LinkMaker =>
  async ({ api, backend }) => {
    await api.call(contract.account.forgotPassword, { body: { email } })
    return mailed(await backend.control.mails(), 'reset', email)
  }

/** The same link, after which the server no longer answers. */
export const stalled =
  (makeLink: LinkMaker): LinkMaker =>
  async (world) => {
    const link = await makeLink(world)
    await neverAnswers(world.backend.control)
    return link
  }

function mailed(mails: readonly MailRecord[], kind: MailRecord['kind'], to: string): string {
  const link = mails.find((mail) => mail.kind === kind && mail.to === to)?.link
  if (!link) throw new Error(`no ${kind} link was mailed to ${to}`)
  return link
}
