import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { shortDiff } from '../../scripts/openapi/diff.ts'
import { generate, type Generated } from '../../scripts/openapi/document.ts'
import { AnyLiveEvent } from '../../scripts/openapi/stream.ts'
import { errorsOf, success, type Endpoint } from '../../src/contract/endpoint/endpoint.ts'
import { ErrorBody, errorCodes } from '../../src/contract/endpoint/errors.ts'
import { endpoints } from '../../src/contract/index.ts'
import { EventStream } from '../../src/contract/system.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const committed = readFileSync(join(root, 'openapi.json'), 'utf8')

const Content = z.record(z.string(), z.object({ example: z.unknown() }).partial())
const Response = z.object({ $ref: z.string(), description: z.string(), content: Content }).partial()
const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), Response),
  'x-source': z.unknown(),
})
type Operation = z.infer<typeof Operation>
const { paths, components } = z
  .object({
    paths: z.record(z.string(), z.record(z.string(), Operation)),
    components: z.object({ responses: z.record(z.string(), Response) }),
  })
  .parse(JSON.parse(committed))

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

  it('is up to date with the contract and the model (npm run openapi)', () => {
    expect(
      shortDiff(committed, generated.text),
      'openapi.json is out of date: run `npm run openapi` and commit the file',
    ).toBe('')
  })

  it('has all examples', () => expect(generated.missing).toEqual([]))

  it('contains no path of this machine', () => {
    expect(committed).not.toContain(root)
    expect(committed).not.toContain(process.cwd())
  })

  it('contains every operation of the contract once', () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
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
    expect(operation.operationId).toBe(id)
    expect(operation['x-source']).toEqual(endpoint.source)
    expect(operation.requestBody !== undefined).toBe(Boolean(endpoint.body ?? endpoint.upload))
    expect(Object.keys(operation.responses)).toEqual([status, ...errorsOf(endpoint), 429, '5XX'].map(String))
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
    for (const failure of [...errorsOf(endpoint), 429] as const)
      expect(ErrorBody.parse(exampleOf(operation, String(failure))).error.code).toBe(errorCodes[failure])
    expect(ErrorBody.parse(exampleOf(operation, '5XX')).error.code).toBe(errorCodes[503])
  })

  it('has an example stream of events that fit the contract', () => {
    const stream = operations.find(({ operationId }) => operationId === 'system.sse')
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
  it('finds nothing wrong with openapi.json', () => {
    expect(lint(join(root, 'openapi.json'))).toEqual({ status: 0, errors: 0, warnings: 0, ignored: 0 })
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
