import assert from 'node:assert/strict'
import type { OpenApi, Operation, Parameter, Schema } from '../../scripts/contractDiff/document.ts'

/** One edit of the contract, and who it breaks. */
export interface Edit {
  name: string
  /** Changes the document in place. */
  edit(document: OpenApi): void
  clients: boolean
  servers: boolean
}

const operation = (document: OpenApi, id: string): Operation => {
  const found = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id)
  assert.ok(found, id)
  return found
}
const schema = (
  document: OpenApi,
  name: string,
): Schema & { properties: Record<string, Schema>; required: string[] } => {
  const found = document.components.schemas[name]
  assert.ok(found, name)
  const { properties = {}, required = [] } = found
  // Most schemas have both, and the edits add to them.
  return Object.assign(found, { properties, required })
}
const field = (document: OpenApi, name: string, key: string): Schema => {
  const found = schema(document, name).properties[key]
  assert.ok(found, `${name}.${key}`)
  return found
}
const parameter = (document: OpenApi, id: string, name: string): Parameter & { schema: Schema } => {
  const found = operation(document, id).parameters?.find((one) => one.name === name)
  assert.ok(found?.schema, `${id} ${name}`)
  return { ...found, schema: found.schema }
}
const without = (list: string[], item: string) => list.splice(list.indexOf(item), 1)
const status = (document: OpenApi, id: string, from: string, to: string | null) => {
  const { responses } = operation(document, id)
  const reply = responses[from]
  assert.ok(reply, `${id} ${from}`)
  if (to !== null) responses[to] = reply
  delete responses[from]
}
const movePath = (document: OpenApi, from: string, to: string) => {
  const key = Object.keys(document.paths).find((path) => path.endsWith(from))
  assert.ok(key, from)
  const item = document.paths[key]
  assert.ok(item)
  delete document.paths[key]
  document.paths[key.replace(from, to)] = item
}

/** Edits that break clients. Some break servers too: the side that changes first fails the other. */
const breaking: Omit<Edit, 'clients'>[] = [
  { name: 'a path is renamed', servers: true, edit: (d) => movePath(d, '/fans/{id}', '/fan/{id}') },
  {
    name: 'an operation is removed',
    servers: false,
    edit: (d) => {
      for (const item of Object.values(d.paths)) if (item.delete?.operationId === 'fansRemove') delete item.delete
    },
  },
  {
    name: 'a reply loses a required field',
    servers: false,
    edit: (d) => {
      delete schema(d, 'Fan').properties.phone
      without(schema(d, 'Fan').required, 'phone')
    },
  },
  {
    name: 'a field of a reply becomes optional',
    servers: false,
    edit: (d) => without(schema(d, 'Fan').required, 'score'),
  },
  {
    name: 'a field of a reply may be null',
    servers: false,
    edit: (d) => void (field(d, 'FanPage', 'moreItems').type = ['boolean', 'null']),
  },
  {
    name: 'a field of a reply has another type',
    servers: true,
    edit: (d) => void (field(d, 'Fan', 'score').type = 'string'),
  },
  {
    name: 'a reply has one more value of an enumeration',
    servers: false,
    edit: (d) => void field(d, 'Fan', 'gender').enum?.push('Diverse'),
  },
  {
    name: 'a number of a reply loses its minimum',
    servers: false,
    edit: (d) => void delete field(d, 'FanPage', 'totalItems').minimum,
  },
  {
    name: 'a field of a reply is renamed',
    servers: true,
    edit: (d) => {
      const fan = schema(d, 'Fan')
      fan.properties.postCode = field(d, 'Fan', 'zipCode')
      delete fan.properties.zipCode
      fan.required[fan.required.indexOf('zipCode')] = 'postCode'
    },
  },
  {
    name: 'a request must have one more field',
    servers: false,
    edit: (d) => void schema(d, 'FanCreate').required.push('city'),
  },
  {
    name: 'a request takes one value less of an enumeration',
    servers: false,
    edit: (d) => void field(d, 'FanCreate', 'gender').enum?.shift(),
  },
  {
    name: 'a text of a request is limited further',
    servers: false,
    edit: (d) => void (field(d, 'FanCreate', 'city').maxLength = 50),
  },
  {
    name: 'a field of a request may no longer be null',
    servers: false,
    edit: (d) => void (field(d, 'FanCreate', 'city').type = 'string'),
  },
  {
    name: 'a request no longer takes a field',
    servers: false,
    edit: (d) => void delete schema(d, 'FanCreate').properties.membership,
  },
  {
    name: 'a list asks for one more parameter',
    servers: true,
    edit: (d) =>
      void operation(d, 'fansList').parameters?.push({
        name: 'season',
        in: 'query',
        required: true,
        schema: { type: 'string' },
      }),
  },
  {
    name: 'pages hold fewer rows',
    servers: false,
    edit: (d) => void (parameter(d, 'fansList', 'limit').schema.maximum = 100),
  },
  {
    name: 'a list is sorted by something else without a parameter',
    servers: true,
    edit: (d) => void (parameter(d, 'fansList', 'orderBy').schema.default = 'email'),
  },
  { name: 'a creation answers 200 instead of 201', servers: true, edit: (d) => status(d, 'fansCreate', '201', '200') },
  {
    name: 'an operation needs a token',
    servers: false,
    edit: (d) => void (operation(d, 'systemSports').security = [{ access: [] }]),
  },
  {
    name: 'an operation no longer sends an event',
    servers: false,
    edit: (d) => void (operation(d, 'connectorsSync')['x-events'] = ['ConnectorUpdated']),
  },
]

/** Edits that break no client. Those that ask more of a server break servers. */
const harmless: Omit<Edit, 'clients'>[] = [
  {
    name: 'a new operation',
    servers: true,
    edit: (d) => {
      const key = Object.keys(d.paths)[0] ?? ''
      d.paths[`${key}-again`] = { get: { operationId: `${key.replaceAll(/\W/g, '')}Again`, responses: { 204: {} } } }
    },
  },
  {
    name: 'a reply has one more field',
    servers: true,
    edit: (d) => {
      schema(d, 'Fan').properties.nickname = { type: 'string' }
      schema(d, 'Fan').required.push('nickname')
    },
  },
  {
    name: 'a reply has one more optional field',
    servers: false,
    edit: (d) => void (schema(d, 'Fan').properties.nickname = { type: 'string' }),
  },
  {
    name: 'a field of a reply is never null',
    servers: true,
    edit: (d) => void (field(d, 'Fan', 'birthDay').type = 'string'),
  },
  {
    name: 'a reply has one value less of an enumeration',
    servers: true,
    edit: (d) => void field(d, 'Fan', 'gender').enum?.shift(),
  },
  {
    name: 'an optional field of a reply becomes required',
    servers: true,
    edit: (d) => void fieldsOfErrors(d).required?.push('fields'),
  },
  {
    name: 'a request takes one more optional field',
    servers: true,
    edit: (d) => void (schema(d, 'FanCreate').properties.nickname = { type: 'string' }),
  },
  {
    name: 'a field of a request becomes optional',
    servers: true,
    edit: (d) => without(schema(d, 'FanCreate').required, 'email'),
  },
  {
    name: 'a request takes one more value of an enumeration',
    servers: true,
    edit: (d) => void field(d, 'FanCreate', 'gender').enum?.push('Diverse'),
  },
  {
    name: 'a text of a request may be longer',
    servers: true,
    edit: (d) => void (field(d, 'FanCreate', 'city').maxLength = 20_000),
  },
  {
    name: 'a field of a request may be null',
    servers: true,
    edit: (d) => void (field(d, 'FanCreate', 'firstName').type = ['string', 'null']),
  },
  {
    name: 'a list takes one more parameter',
    servers: true,
    edit: (d) =>
      void operation(d, 'fansList').parameters?.push({ name: 'season', in: 'query', schema: { type: 'string' } }),
  },
  {
    name: 'pages may hold more rows',
    servers: true,
    edit: (d) => void (parameter(d, 'fansList', 'limit').schema.maximum = 5000),
  },
  {
    name: 'one more failure is declared',
    servers: false,
    edit: (d) => void (operation(d, 'fansList').responses['404'] = { ...operation(d, 'fansList').responses['403'] }),
  },
  { name: 'a failure is no longer declared', servers: false, edit: (d) => status(d, 'fansCreate', '409', null) },
  { name: 'an operation needs no token', servers: true, edit: (d) => void (operation(d, 'fansList').security = []) },
  {
    name: 'an operation sends one more event',
    servers: true,
    edit: (d) => void (operation(d, 'fansCreate')['x-events'] = ['FansImported']),
  },
  {
    name: 'everybody may call what only admins could',
    servers: true,
    edit: (d) => void (operation(d, 'usersSetRole')['x-role'] = ['admin', 'user']),
  },
  {
    name: 'texts and examples',
    servers: false,
    edit: (d) => {
      field(d, 'Fan', 'city').description = 'The town.'
      field(d, 'Fan', 'city').examples = ['Cork']
      operation(d, 'fansList').summary = 'Fans'
    },
  },
  {
    name: 'the name of a path parameter',
    servers: false,
    edit: (d) => {
      movePath(d, '/users/{userId}/role', '/users/{id}/role')
      for (const one of operation(d, 'usersSetRole').parameters ?? []) if (one.name === 'userId') one.name = 'id'
    },
  },
]

function fieldsOfErrors(document: OpenApi): Schema {
  return field(document, 'ErrorBody', 'error')
}

export const edits: readonly Edit[] = [
  ...breaking.map((edit) => ({ ...edit, clients: true })),
  ...harmless.map((edit) => ({ ...edit, clients: false })),
]
