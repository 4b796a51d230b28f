import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { shortDiff } from '../../../scripts/openapi/diff.ts'
import { documentFiles, generate, type DocumentFile, type Generated } from '../../../scripts/openapi/document.ts'
import { AnyLiveEvent } from '../../../scripts/openapi/stream.ts'
import { errorsOf, success, type Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import { ErrorBody, errorCodes } from '../../../src/contract/endpoint/errors.ts'
import { Email } from '../../../src/contract/fields/fields.ts'
import { ProviderConfigInput } from '../../../src/contract/fields/providers.ts'
import { contract, endpoints } from '../../../src/contract/index.ts'
import { EventStream } from '../../../src/contract/system.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const committedOf = (file: DocumentFile) => readFileSync(join(root, file), 'utf8')
const committed = committedOf('openapi.json')

const Content = z.record(z.string(), z.object({ example: z.unknown(), schema: z.unknown() }).partial())
const Response = z.object({ $ref: z.string(), description: z.string(), content: Content }).partial()
const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  parameters: z.array(z.object({ name: z.string(), schema: z.unknown() })).optional(),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), Response),
  'x-id': z.string(),
  'x-source': z.unknown(),
})
type Operation = z.infer<typeof Operation>
const { paths, components } = z
  .object({
    paths: z.record(z.string(), z.record(z.string(), Operation)),
    components: z.object({
      responses: z.record(z.string(), Response),
      schemas: z.record(
        z.string(),
        z.object({ anyOf: z.array(z.unknown()), examples: z.array(z.unknown()) }).partial(),
      ),
    }),
  })
  .parse(JSON.parse(committed))

/** `format: email` as ajv-formats checks it, the strictest of the usual validators. */
const STRICT_EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i

/** The schema of the address with which a fan is created. */
function emailSchema(): { pattern?: string; format?: string } {
  const { schema } = operationOf(contract.account.register).requestBody?.content['application/json'] ?? {}
  return z
    .object({ properties: z.object({ email: z.object({ pattern: z.string(), format: z.string() }) }) })
    .parse(schema).properties.email
}

const operations = Object.values(paths).flatMap((item) => Object.values(item))
const every = endpoints.map((endpoint) => [endpoint.id, endpoint] as const)

function operationOf({ path, method }: Endpoint): Operation {
  const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (!operation) throw new Error(`openapi.json has no ${method} ${path}`)
  return operation
}

/** The example of a reply's only media type, inlined or from the shared response. */
function exampleOf(operation: Operation, status: string): unknown {
  const { $ref, content } = operation.responses[status] ?? {}
  const shared = $ref ? components.responses[$ref.replace('#/components/responses/', '')] : undefined
  return Object.values(content ?? shared?.content ?? {})[0]?.example
}

function lint(file: string) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@redocly/cli/bin/cli.js'),
      'lint',
      file,
      '--config',
      join(root, 'redocly.yaml'),
      '--format',
      'json',
    ],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  )
  const { totals } = z
    .object({ totals: z.object({ errors: z.int(), warnings: z.int(), ignored: z.int() }) })
    .parse(JSON.parse(stdout))
  return { status, ...totals }
}

describe('openapi.json', () => {
  let generated: Generated
  beforeAll(async () => {
    generated = await generate()
  })

  it.each(documentFiles)('%s is up to date with the contract and the model (npm run openapi)', (file) => {
    expect(
      shortDiff(committedOf(file), generated.files[file]),
      `${file} is out of date: run \`npm run openapi\` and commit the file`,
    ).toBe('')
  })

  it('has all examples', () => expect(generated.missing).toEqual([]))

  it('contains no path of this machine', () => {
    expect(committed).not.toContain(root)
    expect(committed).not.toContain(process.cwd())
  })

  it('contains every operation of the contract once', () => {
    expect(operations.map((operation) => operation['x-id']).toSorted()).toEqual(
      endpoints.map(({ id }) => id).toSorted(),
    )
    const summaries = operations.map(({ summary }) => summary)
    expect(
      summaries.filter((summary, at) => summaries.indexOf(summary) !== at),
      'Give each of these operations its own summary, in summaries of scripts/openapi/wording.ts',
    ).toEqual([])
  })

  it.each(every)('%s has its source, its request and every declared status', (id, endpoint) => {
    const operation = operationOf(endpoint)
    const { status } = success(endpoint)
    expect(operation['x-id']).toBe(id)
    expect(operation['x-source']).toEqual(endpoint.source)
    expect(operation.requestBody !== undefined).toBe(Boolean(endpoint.body ?? endpoint.upload))
    expect(Object.keys(operation.responses)).toEqual([status, ...errorsOf(endpoint), 429, 500, 502, 503].map(String))
  })

  it.each(every)('%s has examples that fit the contract', (_, endpoint) => {
    const operation = operationOf(endpoint)
    const { status, schema } = success(endpoint)
    const [sent] = Object.values(operation.requestBody?.content ?? {})
    if (endpoint.body) expect(endpoint.body.safeParse(sent?.example).error).toBeUndefined()
    if (endpoint.upload) {
      const { file } = z.object({ file: z.string() }).parse(sent?.example)
      expect(file.split(/\r?\n/)[0]?.split(',')).toEqual(expect.arrayContaining([...endpoint.upload.required]))
    }
    const answer = exampleOf(operation, String(status))
    if (status === 204) expect(operation.responses['204']?.content).toBeUndefined()
    else if (schema !== EventStream) expect(schema.safeParse(answer).error).toBeUndefined()
    for (const failure of [...errorsOf(endpoint), 429, 500, 502, 503] as const)
      expect(ErrorBody.parse(exampleOf(operation, String(failure))).error.code).toBe(errorCodes[failure])
  })

  it('has operation ids and statuses that every tool can read', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids.filter((id) => !/^[a-z][A-Za-z]*$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('fanProfilesList')
    const statuses = operations.flatMap(({ responses }) => Object.keys(responses))
    expect(statuses.filter((status) => !/^\d{3}$/.test(status))).toEqual([])
  })

  it('describes an upload as a file', () => {
    const uploads = operations.flatMap(({ requestBody }) => requestBody?.content['multipart/form-data'] ?? [])
    expect(uploads).toHaveLength(2)
    for (const upload of uploads)
      expect(upload).toMatchObject({ schema: { properties: { file: { type: 'string', format: 'binary' } } } })
  })

  it('gives the offset the bound that the server checks', () => {
    const list = operationOf(contract.fans.list)
    const offset = list.parameters?.find(({ name }) => name === 'offset')
    expect(offset?.schema).toMatchObject({ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
    const { query } = contract.fans.list
    expect(query.safeParse({ offset: String(Number.MAX_SAFE_INTEGER) }).success).toBe(true)
    expect(query.safeParse({ offset: String(Number.MAX_SAFE_INTEGER + 1) }).success).toBe(false)
  })

  it('has both ways to write credentials in its schema', () => {
    const { ProviderConfigInput: schema } = components.schemas
    expect(schema?.anyOf).toHaveLength(2)
    expect(schema?.examples).toHaveLength(2)
    for (const example of schema?.examples ?? [])
      expect(ProviderConfigInput.parse(example)).toMatchObject({ config: { shopUrl: 'carrick.example' } })
  })

  it.each([
    "o'neill+tag@sub-domain.post.example",
    'a@b-.example',
    'a@-b.example',
    'a!b@post.example',
    '.a@post.example',
    'a.@post.example',
    'a..b@post.example',
    'a@post',
    'a@post.e1',
    'A@POST.EXAMPLE',
    "a'@post.example",
  ])(
    'describes which addresses the server takes, as "%s": its pattern and format agree with the contract',
    (address) => {
      const { pattern = '', format } = emailSchema()
      expect(format).toBe('email')
      const accepted = Email.safeParse(address).success
      expect(new RegExp(pattern).test(address)).toBe(accepted)
      // What the contract takes is an address for a strict validator of the format, too.
      if (accepted) expect(address).toMatch(STRICT_EMAIL)
    },
  )

  it('has an example stream of events that fit the contract', () => {
    const stream = operations.find((operation) => operation['x-id'] === 'system.sse')
    const [opening, ...events] = z
      .string()
      .parse(stream && exampleOf(stream, '200'))
      .trimEnd()
      .split('\n\n')
    expect(opening).toBe(': open')
    expect(events.length).toBeGreaterThan(1)
    for (const event of events) {
      const [, type, data = ''] = /^id: \S+\nevent: (\w+)\ndata: (.+)$/.exec(event) ?? []
      expect(AnyLiveEvent.parse(JSON.parse(data)).type).toBe(type)
    }
  })
})

describe('redocly lint', () => {
  it.each(documentFiles)('finds nothing wrong with %s', (file) => {
    expect(lint(join(root, file))).toEqual({ status: 0, errors: 0, warnings: 0, ignored: 0 })
  })

  it('finds an example that does not fit its schema', () => {
    const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
    const file = join(folder, 'openapi.json')
    try {
      writeFileSync(file, committed.replace('"code": "UNAUTHENTICATED"', '"code": "NO_SUCH_CODE"'))
      // Vitest types its matchers as any.
      expect(lint(file)).toMatchObject({ status: 1, errors: expect.any(Number) as number })
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('shortDiff', () => {
  it('shows the places where two texts differ', () => {
    expect(shortDiff('a\nb\nc\n', 'a\nB\nc\n')).toBe('line 2:\n- b\n+ B')
    expect(shortDiff('a\n', 'a\nb\n')).toBe('line 2:\n+ b')
    expect(shortDiff('a\nb\nc\nd\ne\n', 'b\nc\nd\nE\n')).toBe('line 1:\n- a\nline 5:\n- e\n+ E')
    expect(shortDiff('a\n', 'a\n')).toBe('')
    const long = Array.from({ length: 1000 }, (_, line) => `${line}\n`).join('')
    expect(shortDiff('', long).split('\n').length).toBeLessThan(20)
  })
})
