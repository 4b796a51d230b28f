import { z } from 'zod'
import type { DocAnchor, Endpoint } from '../../src/contract/endpoint/endpoint.ts'
import type { ErrorStatus } from '../../src/contract/endpoint/errors.ts'
import type { OperationId } from '../../src/contract/index.ts'

/** A rule that an operation keeps. It stands in the document only: the product need not load it. */
export interface Rule {
  /** One or two sentences. */
  text: string
  /** The heading that explains it. */
  doc: DocAnchor
  /** The failure that the rule leads to, which gets the text as its description. */
  status?: ErrorStatus
}

const conflicts = 'docs/contract.md#conflicts'
const lifetimes = 'docs/contract.md#token-lifetimes'
const connectorLife = 'docs/contract.md#connector-life'
const segmentLife = 'docs/contract.md#segment-life'
const credentials = 'docs/contract.md#refused-credentials'
const imports = 'docs/contract.md#csv-imports'
const privacy = 'docs/contract.md#address-privacy'

const linkAddress: Rule = {
  text: 'Somebody has signed up with the address of the link meanwhile, in this or any other club. There are no `fields`: the address is no input.',
  doc: conflicts,
  status: 409,
}
const takenMembership: Rule = {
  text: 'Another membership of the club has this `membershipId`, compared exactly; `fields.membershipId` says so.',
  doc: conflicts,
  status: 409,
}
const ignoresEmail: Rule = {
  text: 'The address cannot be changed: `email` in the body is ignored.',
  doc: 'docs/contract.md#fan-writes',
}
const importedFile: Rule = {
  text: 'The file is missing or has no rows, or its first line lacks a required column. Invalid rows are no failure: the report names them.',
  doc: imports,
  status: 400,
}
const connectorBusy: Rule = {
  text: 'The connector is disabled, or SYNCING, RESETTING or REMOVING.',
  doc: connectorLife,
  status: 400,
}
const refused: Rule = {
  text: 'The input is wrong, a required field of the credentials is empty, or the provider refuses the secret.',
  doc: credentials,
  status: 400,
}

/** The rules of single operations, beyond those that follow from their shape. */
const own: Partial<Record<OperationId, readonly Rule[]>> = {
  'account.login': [
    {
      text: 'The address or the password is wrong; the answer does not say which.',
      doc: 'docs/contract.md#login-failures',
      status: 401,
    },
  ],
  'account.refresh': [{ text: 'The refresh token stays as it is and is not replaced.', doc: lifetimes }],
  'account.register': [{ text: 'A known address gets the same answer, and another mail.', doc: privacy }],
  'account.forgotPassword': [{ text: 'An unknown address gets the same answer, and no mail.', doc: privacy }],
  'account.create': [linkAddress],
  'account.createUser': [linkAddress],
  'account.resetPassword': [{ text: 'All older tokens of the user end.', doc: lifetimes }],
  'account.updateMe': [
    {
      text: 'Another user has this address, in this or any other club and in any case; `fields.email` says so.',
      doc: conflicts,
      status: 409,
    },
  ],
  'account.changePassword': [
    { text: 'All older tokens of the user end, the one of this call too.', doc: lifetimes },
    {
      text: 'The old password is wrong, or the new one is empty.',
      doc: 'docs/contract.md#change-password',
      status: 400,
    },
  ],
  'club.remove': [{ text: 'All users of the club go with it, and their tokens end.', doc: lifetimes }],
  'users.invite': [
    {
      text: 'A user of the club has this address, in any case; `fields.email` says so. A user of another club can be invited, but cannot accept.',
      doc: conflicts,
      status: 409,
    },
  ],
  'users.remove': [{ text: 'The last admin cannot be deleted.', doc: 'docs/contract.md#roles', status: 400 }],
  'users.setRole': [
    { text: 'The input is wrong, or the last admin would become a user.', doc: 'docs/contract.md#roles', status: 400 },
  ],
  'connectors.create': [{ text: 'The new connector is SYNCING, and SYNCED or FAILED after that.', doc: connectorLife }],
  'connectors.test': [refused],
  'connectors.setup': [
    { ...refused, text: `${refused.text.slice(0, -1)}, or they are those of another provider.` },
    { text: 'Works in every state of the connector.', doc: connectorLife },
  ],
  'connectors.update': [{ text: 'Works in every state of the connector.', doc: connectorLife }],
  'connectors.sync': [connectorBusy],
  'connectors.reset': [
    {
      ...connectorBusy,
      text: 'The connector is disabled, or SYNCING, RESETTING or REMOVING, or is no source of tickets, shop orders or fans.',
    },
  ],
  'connectors.remove': [
    {
      text: 'The connector is REMOVING for a while, and gets 404 after that. Its rows go with it.',
      doc: connectorLife,
    },
  ],
  'segments.create': [
    {
      text: 'The input is wrong, or there is no such bookmark or marketing connector in the club; `fields` says which.',
      doc: segmentLife,
      status: 400,
    },
    { text: 'The new segment is WAITING, then SYNCING, and SYNCED or FAILED after that.', doc: segmentLife },
  ],
  'segments.sync': [
    { text: 'The segment is disabled, or WAITING, SYNCING or REMOVING.', doc: segmentLife, status: 400 },
  ],
  'segments.remove': [{ text: 'The segment is REMOVING for a while, and gets 404 after that.', doc: segmentLife }],
  'bookmarks.remove': [{ text: 'Works even if a segment uses the bookmark.', doc: segmentLife }],
  'fanProfiles.sync': [{ text: 'A sync of the club is under way.', doc: 'docs/contract.md#fan-profiles', status: 400 }],
  'fanProfiles.update': [ignoresEmail],
  'fans.create': [
    {
      text: 'Another fan of the club has this address, in any case; `fields.email` says so.',
      doc: conflicts,
      status: 409,
    },
  ],
  'fans.update': [ignoresEmail],
  'fans.upload': [
    { text: 'A row replaces the fields of the fan with its address, in any case, or creates one.', doc: imports },
    importedFile,
  ],
  'memberships.create': [takenMembership],
  'memberships.update': [takenMembership],
  'memberships.upload': [
    { text: 'A row replaces the fields of the membership with its `membershipId`, or creates one.', doc: imports },
    importedFile,
  ],
}
// The keys are checked above; any operation may be looked up.
const ownById: Readonly<Record<string, readonly Rule[] | undefined>> = own

/** True if a body has the field `email`. */
const hasEmail = ({ body }: Endpoint) => body instanceof z.ZodObject && 'email' in body.shape

/** The rules of an operation: what follows from its shape, then its own. */
export function rulesOf(endpoint: Endpoint): readonly Rule[] {
  const { id, method, query, path, upload } = endpoint
  const rules: Rule[] = []
  if (query && 'limit' in query.shape)
    rules.push(
      { text: 'A page has 100 rows by default and at most 1000.', doc: 'docs/contract.md#paging' },
      {
        text: 'Rows that sort alike are ordered by id, and missing values come last.',
        doc: 'docs/contract.md#sorting',
      },
      { text: 'The search ignores case and accents.', doc: 'docs/contract.md#searching' },
    )
  if (method === 'PUT')
    rules.push({ text: 'An absent field keeps its value, and null clears it.', doc: 'docs/contract.md#updates' })
  if (hasEmail(endpoint) || (upload && 'email' in upload.row.shape))
    rules.push({
      text: 'Addresses are stored as they are written and compared without case.',
      doc: 'docs/contract.md#e-mail-addresses',
    })
  if (path.includes('/:tenant') && method !== 'GET')
    rules.push({ text: 'An unknown club gets 403, as another club does.', doc: 'docs/contract.md#unknown-tenants' })
  return [...rules, ...(ownById[id] ?? [])]
}

/** A rule as Markdown, with a link to the heading that explains it. */
export const ruleText = ({ text, doc }: Rule): string => `${text} ([rule](${doc}))`
