import type { Endpoint, LinkPurpose } from '../../src/contract/endpoint/endpoint.ts'
import type { LiveEventType } from '../../src/contract/endpoint/stream.ts'
import type { ActionVerb, OperationId } from '../../src/contract/index.ts'
import { rulesOf, ruleText } from './rules.ts'

/** The imperative of each verb that an `action` begins with. */
const imperatives: Readonly<Record<string, string>> = {
  creating: 'Create',
  deleting: 'Delete',
  getting: 'Get',
  importing: 'Import',
  inviting: 'Invite',
  listening: 'Listen',
  logging: 'Log',
  refreshing: 'Refresh',
  register: 'Register',
  requesting: 'Request',
  resetting: 'Reset',
  sending: 'Send',
  syncing: 'Sync',
  testing: 'Test',
  updating: 'Update',
  validating: 'Validate',
} satisfies Record<ActionVerb, string>

/** Summaries for operations whose `action`, written for error messages, is ambiguous or vague. */
const summaries: Readonly<Record<string, string>> = {
  'account.register': 'Request a sign-up link',
  'account.create': 'Register a club',
  'account.createUser': 'Accept an invitation',
  'account.me': 'Get the signed-in user',
  'account.updateMe': 'Update the signed-in user',
  'account.changePassword': 'Change password',
  'club.remove': 'Delete club',
  'users.setRole': 'Set role of user',
  'support.send': 'Send request to support',
  'system.connectors': 'Get catalogue of providers',
  'system.sse': 'Listen to live events',
  'home.stats': 'Get home figures',
  'connectors.setup': 'Set up connector',
} satisfies Partial<Record<OperationId, string>>

/** The summary of an operation: `getting fan profiles` becomes `Get fan profiles`. */
export function summaryOf({ id, action }: Endpoint): string {
  const [verb = '', ...rest] = action.split(' ')
  const imperative = imperatives[verb]
  if (!imperative)
    throw new Error(`${id}: add the imperative of "${verb}" to imperatives in scripts/openapi/wording.ts`)
  return summaries[id] ?? [imperative, ...rest].join(' ')
}

const links: Record<LinkPurpose, string> = {
  signup: 'a sign-up link',
  invitation: 'an invitation link',
  reset: 'a reset link',
}

function callersOf({ auth, purpose, role, path }: Endpoint): string {
  switch (auth) {
    case 'none':
      return 'Anyone, without a token.'
    case 'refresh':
      return 'Anyone with a refresh token.'
    case 'link':
      return `Anyone with the token of ${purpose ? links[purpose] : 'a mailed link of any purpose'}.`
    case 'access': {
      if (role === 'admin') return 'Admins of the club; its other users get 403 ([rule](docs/contract.md#roles)).'
      return path.includes(':tenant') ? 'Every user of the club.' : 'Every signed-in user.'
    }
  }
}

/** The origin of the operation, as Markdown links to docs/. The reference page points them to its own pages. */
function originOf({ source: { doc, stated, decisions = {} } }: Endpoint): string {
  const decided = Object.entries(decisions).map(([anchor, text]) => `[${text}](${anchor})`)
  return [
    stated ? `[Stated](${doc}).` : `[Not stated](${doc}), ours.`,
    ...(decided.length > 0 ? [`Ours: ${decided.join('; ')}.`] : []),
  ].join(' ')
}

/**
 * The description of an operation: who may call it, its rules and its source, the events it sends, and those that make
 * its answer stale.
 */
export function descriptionOf(endpoint: Endpoint): string {
  const namesOf = (types: readonly LiveEventType[] = []) => types.map((type) => `\`${type}\``).join(', ')
  const sends = namesOf(endpoint.events)
  const staleAfter = namesOf(endpoint.staleAfter)
  const streams = endpoint.id === 'system.sse'
  const rules = rulesOf(endpoint).map((rule) => `- ${rule.status ? `**${rule.status}:** ` : ''}${ruleText(rule)}`)
  return [
    `**Who may call:** ${callersOf(endpoint)}`,
    ...(rules.length > 0 ? [`**Rules:**\n\n${rules.join('\n')}`] : []),
    `**Source:** ${originOf(endpoint)}`,
    ...(sends && !streams ? [`**Sends to the club's listeners:** ${sends}, immediately or when its work ends.`] : []),
    ...(staleAfter ? [`**Fetch again after:** ${staleAfter}.`] : []),
  ].join('\n\n')
}
