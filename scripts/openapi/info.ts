import { readFileSync } from 'node:fs'
import type { ZodOpenApiObject, ZodOpenApiSecuritySchemeObject } from 'zod-openapi'
import { z } from 'zod'
import type { Auth } from '../../src/contract/endpoint/endpoint.ts'
import { contract, type Contract } from '../../src/contract/index.ts'

const manifest = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')))

const description = `The server that Touchline, the back office of a sports club, talks to: its users and settings, its connectors to
shops, ticket offices and marketing tools, and the fans, memberships, orders and tickets that they bring.

This document is derived from the contract of the client (\`src/contract\`). The client, the model and the conformance suite are
derived from it as well. Every example is a reply of the model.

## Signing in

\`POST /accounts/login\` returns an access token, which lives 15 minutes and is the bearer of every call, and a refresh token, which
lives 30 days and is only accepted by \`POST /accounts/refresh\`. Mailed links carry their own token, valid for the link's purpose only.
A missing, expired or revoked token, or one of another kind, gets a 401. A new password revokes all older tokens.

A club is a tenant. Paths with \`{tenant}\` answer 403 to the users of another club, and for an unknown club. The calls below
\`/integrations\`, \`/analytics\`, \`/marketing\`, \`/fan\`, \`/stats\`, \`/membership\`, \`/shop\` and \`/ticketing\` answer 402 to a club
that has no subscription.

## Failures

Every failure has the same body: \`error.code\` names the kind, one per status; \`error.details\` is a sentence that a person can
read; \`error.fields\`, if present, says for each wrong input what to correct. The details of a 403 contain the word
"forbidden", of a 402 "payment". Beyond what each operation lists, a known path answers 405 with \`Allow\` to a method that it does
not support, and an unknown path answers 404.

## Lists

A list returns a page: \`items\`, the requested \`offset\` and \`limit\`, \`moreItems\` and \`totalItems\`. A page has 100 rows by default
and at most 1000. An offset past the end returns no items. Rows that sort alike are ordered by id, so walking the pages gives every
row once. Missing values come last in both directions. The search looks for a substring and ignores case and accents.

## Requests and replies

Ids are opaque. Times are ISO 8601 in UTC, days \`YYYY-MM-DD\`. Replies contain exactly the declared keys; a missing value is null.
Unknown keys of a request are ignored. A PUT merges: an absent key keeps its value, null clears it. A JSON body holds at most
1 MB, a CSV file 10 MB.

## Where each line comes from

\`x-source\` says where an operation comes from. \`doc\` is its place in [the wire contract](docs/contract.md#operations), and \`stated\` says whether
it is a requirement. \`decisions\` lists what the requirements left open and how we decided, each under the heading that explains it.
If you write the real server, you can object to any operation whose \`stated\` is false, and to any decision.

\`x-events\` names the live events that an operation sends to the club's listeners, immediately or when its work ends. \`x-role\` says
which users may call it, \`x-purpose\` which mailed link its token must come from.`

export const info = {
  title: 'Touchline API',
  version: manifest.version,
  summary: 'The server of the back office of a sports club.',
  description,
} satisfies ZodOpenApiObject['info'] & { summary: string }

export const servers = [
  { url: '/api/v1', description: 'The server behind the page.' },
  { url: 'http://127.0.0.1:4010/api/v1', description: 'The model: `npm run mock`.' },
] satisfies ZodOpenApiObject['servers']

type Area = keyof Contract

/** The description of each area. An area's key in the contract is its tag. */
const areas: Record<Area, string> = {
  account: 'Signing up, signing in, and the signed-in user.',
  club: 'The club, which is the tenant, and its settings.',
  users: 'The users of the club. Admins invite, promote and delete them.',
  support: 'Requests to the people behind Touchline.',
  system: 'What is the same for every club: countries, sports, providers; and the stream of live events.',
  home: 'The figures of the home page.',
  connectors:
    'Connections to the sources of the club: shops, ticket offices, fan sheets, marketing and analytics tools.',
  analytics: 'The dashboard.',
  bookmarks: 'Saved views of the dashboard.',
  segments: 'Groups of fans, defined by a bookmark, that are sent to a marketing connector.',
  fanProfiles: 'One person per e-mail of the club, made from fans, shop and ticketing customers by a sync.',
  fans: "The club's own fans, entered by hand or imported from a file.",
  memberships: 'The memberships of the club, entered by hand or imported from a file.',
  shop: 'What the shop connectors bring.',
  ticketing: 'What the ticketing connectors bring.',
}

const isArea = (name: string): name is Area => name in areas

/** One tag per area, in the order of the contract. */
export const tags = Object.keys(contract)
  .filter(isArea)
  .map((name) => ({ name, description: areas[name] }))

export const securitySchemes: Record<Exclude<Auth, 'none'>, ZodOpenApiSecuritySchemeObject> = {
  access: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `accessToken` of `POST /accounts/login` or `/accounts/refresh`; lives 15 minutes.',
  },
  refresh: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `refreshToken` of `POST /accounts/login`; lives 30 days and is not replaced by a refresh.',
  },
  link: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token of a mailed link: sign-up and invitation links live 7 days and can be used once, reset links live 24 hours.',
  },
}
