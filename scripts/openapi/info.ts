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

This document is derived from the contract of the client (\`src/contract\`), which the client, the model and the conformance suite
are derived from as well. Every example is an answer of the model.

## Signing in

\`POST /accounts/login\` gives an access token, which lives 15 minutes and is the bearer of every call, and a refresh token, which lives
30 days and is the bearer of \`POST /accounts/refresh\` alone. Mailed links carry a token of their own, good for what the link is for.
A missing, expired or revoked token, or one of another kind, is answered by 401. A new password ends all older tokens.

A club is a tenant. Paths with \`{tenant}\` answer 403 to the users of another club, as to an unknown one. The calls below
\`/integrations\`, \`/analytics\`, \`/marketing\`, \`/fan\`, \`/stats\`, \`/membership\`, \`/shop\` and \`/ticketing\` answer 402 to a club
that has no subscription.

## Failures

Every failure has the same body: \`error.code\` names the kind, one per status; \`error.details\` is a sentence that a person can
read; \`error.fields\`, where there is one, says of each wrong input what to correct. The details of a 403 contain the word
"forbidden", of a 402 "payment". Beyond what each operation lists, a known path answers 405 to a method that it does not have, with
\`Allow\`, and an unknown path 404.

## Lists

A list answers a page: \`items\`, the \`offset\` and \`limit\` that were asked for, \`moreItems\` and \`totalItems\`. Without a \`limit\` a page
has 100 rows, at most 1000. An offset past the end gives no items. Rows that sort alike are ordered by id, so that walking the
pages gives every row once; missing values come last in both directions. The search looks for a substring, whatever its case and accents.

## Requests and replies

Ids are opaque. Times are ISO 8601 in UTC, days \`YYYY-MM-DD\`. In replies every declared key is present, a missing value is null, and
there is no key that is not declared. In requests unknown keys are ignored; a PUT is a merge: what is absent keeps, null clears. A
JSON body holds at most 1 MB, a CSV file 10 MB.

## Where each line comes from

\`x-source\` says where an operation comes from. \`doc\` is its place in [the wire contract](docs/contract.md#operations), and \`stated\` says whether
it is a requirement. \`decisions\` holds what the requirements left open and how we decided, each under the heading that explains it.
Whoever writes the real server can object to any operation whose \`stated\` is false, and to any decision.

\`x-events\` names the live events that an operation tells the club's listeners, at once or in the end. \`x-role\` says which users may
call it, \`x-purpose\` which mailed link its token must come from.`

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

/** What an operation of an area is about; the key of the area in the contract is the tag. */
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
  segments: 'Groups of fans, told by a bookmark, that are handed to a marketing connector.',
  fanProfiles: 'One person per e-mail of the club, made from fans, shop and ticketing customers by a sync.',
  fans: 'The fans that the club has itself, by hand or from a file.',
  memberships: 'The memberships of the club, by hand or from a file.',
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
    description: 'The `refreshToken` of `POST /accounts/login`; lives 30 days and stays as it is.',
  },
  link: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token of a mailed link: sign-up and invitation links live 7 days and are good for one use, reset links 24 hours.',
  },
}
