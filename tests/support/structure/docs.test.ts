import { existsSync, globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lexer, type Token, type Tokens } from 'marked'
import { describe, expect, it } from 'vitest'
import { anchorsOf } from '../../../scripts/docs/anchorsOf.ts'
import { renderPage } from '../../../scripts/docs/page.ts'
import { createBackend } from '../../../mocks/backend.ts'
import { scenarios } from '../../../mocks/seed/scenarios/scenarios.ts'
import { Bookmark } from '../../../src/contract/analytics.ts'
import { Connector } from '../../../src/contract/connectors.ts'
import { success, type Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import { Fan } from '../../../src/contract/fans.ts'
import { Provider } from '../../../src/contract/fields/providers.ts'
import { credentialFields } from '../../../src/contract/fields/providerList.ts'
import { User } from '../../../src/contract/fields/user.ts'
import { endpoints } from '../../../src/contract/index.ts'
import { Membership } from '../../../src/contract/memberships.ts'
import { Segment } from '../../../src/contract/segments.ts'
import { paths } from '../../../src/paths.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (file: string) => readFileSync(root + file, 'utf8')
const find = (patterns: string[]) => globSync(patterns, { cwd: root }).map((file) => file.replaceAll('\\', '/'))

const markdown = find(['*.md', '{docs,scripts,design}/**/*.md'])
const sources = find([
  '{src,mocks,tests,scripts,design,reference,public,.storybook,.ci}/**/*.{ts,tsx,mts,mdx,js,mjs,css,html,yaml}',
  'workflows/**/*.yaml',
  '*.{ts,json,yaml,html}',
  'index.html',
]).filter((file) => file !== 'package-lock.json')
const texts = new Map([...markdown, ...sources].map((file) => [file, read(file)]))

const anchors = new Map(markdown.map((file) => [file, new Set(anchorsOf(texts.get(file) ?? ''))]))

/** The problem with a citation such as `docs/contract.md#paging`; null if its target exists. */
function problemWith(place: string): string | null {
  const [file = '', anchor] = place.split('#')
  const known = anchors.get(file)
  if (!known) return !file.endsWith('.md') && existsSync(root + file) ? null : `no file ${file}`
  return anchor === undefined || known.has(anchor) ? null : `no heading #${anchor} in ${file}`
}
/** Every citation in a text of the repository, in prose, code or JSON. */
const citationsIn = (text: string) => [...text.matchAll(/\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g)].map(([place]) => place)

function linksIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => [
    ...(token.type === 'link' || token.type === 'image' ? [(token as Tokens.Link | Tokens.Image).href] : []),
    ...('tokens' in token && token.tokens ? linksIn(token.tokens) : []),
    ...(token.type === 'list' ? linksIn((token as Tokens.List).items) : []),
    ...(token.type === 'table' ? linksIn(cellsOf(token as Tokens.Table)) : []),
  ])
}
const cellsOf = ({ header, rows }: Tokens.Table) => [header, ...rows].flat().flatMap(({ tokens }) => tokens)

/** The targets that a document links to, relative to the root of the repository. */
function targetsOf(file: string): string[] {
  return linksIn(lexer(texts.get(file) ?? ''))
    .filter((href) => !/^(?:https?|mailto):/.test(href))
    .map((href) => (href.startsWith('#') ? file + href : posix.join(posix.dirname(file), href)))
}

describe('the links of the documents', () => {
  it.each(markdown)('%s has no dangling link', (file) => {
    expect(targetsOf(file).map(problemWith).filter(Boolean)).toEqual([])
  })

  it('finds links in paragraphs, lists and tables', () => {
    const found = linksIn(lexer('[a](b.md)\n\n- [c](#d)\n\n| x |\n|---|\n| [e](f.md#g) |\n'))
    expect(found).toEqual(['b.md', '#d', 'f.md#g'])
    expect(problemWith('docs/contract.md#paging')).toBeNull()
    expect(problemWith('docs/contract.md#no-such-heading')).toBe('no heading #no-such-heading in docs/contract.md')
    expect(problemWith('docs/no-such-file.md')).toBe('no file docs/no-such-file.md')
  })
})

describe('citations', () => {
  const cited = [...texts].filter(([file]) => file !== 'tests/support/structure/docs.test.ts')

  it('lead to headings that exist', () => {
    const dangling = cited.flatMap(([file, text]) =>
      citationsIn(text).flatMap((place) => {
        const problem = problemWith(place)
        return problem ? [`${file}: ${problem}`] : []
      }),
    )
    expect([...new Set(dangling)]).toEqual([])
    expect(cited.flatMap(([, text]) => citationsIn(text)).length).toBeGreaterThan(300)
  })

  it('name no document outside the repository', () => {
    const old = /\breadings? \d|\b(?:account|data)-side\b/i
    const found = cited.flatMap(([file, text]) =>
      text.split('\n').flatMap((line, index) => (old.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    )
    expect(found).toEqual([])
  })
})

/** A row of the tables in docs/contract.md, with the heading above it. */
interface Line {
  heading: string
  who: string
  status: number
}

const lines = new Map<string, Line>()
let heading = ''
for (const line of read('docs/contract.md').split('\n')) {
  heading = /^### (.+)$/.exec(line)?.[1] ?? heading
  const [operation = '', , who = '', status = ''] = line
    .split(/(?<!\\)\|/)
    .slice(1)
    .map((cell) => cell.trim())
  const [, name] = /^`([A-Z]+ \/\S+)`$/.exec(operation) ?? []
  if (name) lines.set(name, { heading, who, status: Number(status) })
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`

function whoOf({ auth, purpose, role }: Endpoint): string {
  switch (auth) {
    case 'none':
      return '–'
    case 'refresh':
      return 'R'
    case 'link':
      return purpose ? `L ${purpose}` : 'L'
    case 'access':
      return role === 'admin' ? 'A' : '\\*'
  }
}

describe('the tables of operations in docs/contract.md', () => {
  it('list exactly the operations of the contract', () => {
    expect(
      [...lines.keys()].toSorted(),
      'docs/contract.md and src/contract/ differ: add or remove a row in a table of docs/contract.md',
    ).toEqual(endpoints.map(nameOf).toSorted())
  })

  it.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (name, endpoint) => {
    const line = lines.get(name)
    if (!line) throw new Error(`docs/contract.md has no row for ${name}: add it to the table of its area`)
    expect(line).toMatchObject({ who: whoOf(endpoint), status: success(endpoint).status })
    expect(endpoint.source.doc).toBe(`docs/contract.md#${line.heading.toLowerCase().replaceAll(' ', '-')}`)
    expect(
      Object.keys(endpoint.source.decisions ?? {})
        .map(problemWith)
        .filter(Boolean),
    ).toEqual([])
  })
})

/** The text below a heading of a document, up to the next heading. */
function sectionOf(file: string, title: string): string {
  const [, section] = read(file).split(new RegExp(`^#+ ${title}\\n`, 'm'))
  if (section === undefined) throw new Error(`${file} has no heading "${title}"`)
  return section.split(/^#/m)[0] ?? ''
}

/** The words of a text that are missing from a document. */
const missingWords = (text: string, words: readonly string[]) =>
  words.filter((word) => !new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text))

describe('the lists of the documents', () => {
  it.each([
    ['docs/product/account.md', User],
    ['docs/product/analytics.md', Bookmark],
    ['docs/product/connectors.md', Connector],
    ['docs/product/fans.md', Fan],
    ['docs/product/memberships.md', Membership],
    ['docs/product/segments.md', Segment],
  ])('%s has every field under "Fields"', (file, { shape }) => {
    expect(
      // Every row has a createdAt, which no list of fields repeats.
      missingWords(
        sectionOf(file, 'Fields'),
        Object.keys(shape).filter((field) => field !== 'createdAt'),
      ),
      `Add these fields under "Fields" in ${file}`,
    ).toEqual([])
  })

  it('docs/product/connectors.md has every provider with its fields under "Providers"', () => {
    const rows = sectionOf('docs/product/connectors.md', 'Providers').split('\n')
    for (const provider of Provider.options) {
      const row = rows.find((line) => missingWords(line.split('|')[1] ?? '', [provider]).length === 0) ?? ''
      const missing = missingWords(row, [provider, ...Object.keys(credentialFields(provider))])
      expect(missing, `Add ${provider} under "Providers" in docs/product/connectors.md`).toEqual([])
    }
  })

  it.each(['README.md', 'docs/guides/control-api.md'])('%s has every scenario', (file) => {
    const missing = Object.keys(scenarios).filter((name) => !read(file).includes(`\`${name}\``))
    expect(missing, `Add these scenarios to ${file}`).toEqual([])
  })

  it('docs/guides/control-api.md has every control method', () => {
    const guide = read('docs/guides/control-api.md')
    const missing = Object.keys(createBackend().control).filter((name) => !new RegExp(`\\b${name}\\(`).test(guide))
    expect(missing, 'Add these methods to docs/guides/control-api.md').toEqual([])
  })

  it('docs/product/app.md has every path of src/paths.ts under "Routes"', () => {
    const cells = sectionOf('docs/product/app.md', 'Routes')
      .split('\n')
      .map((line) => line.split('|')[1] ?? '')
    const routes = cells.flatMap((cell) => cell.match(/\/[^\s,]*/g) ?? [])
    const patterns = routes.map(
      (route) => new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+').replace(/\/\\\*$/, '(/.*)?')}$`),
    )
    const listed = Object.values(paths).map((path) => path('x').split('?')[0] ?? '')
    expect(
      listed.filter((path) => !patterns.some((pattern) => pattern.test(path))),
      'Add these paths to the tables under "Routes" in docs/product/app.md',
    ).toEqual([])
  })
})

describe('the pages made of the documents', () => {
  const documents = new Map(
    markdown.filter((file) => file.startsWith('docs/')).map((file) => [file.slice('docs/'.length), read(file)]),
  )
  const names = new Set(documents.keys())
  const pages = new Map(
    [...documents].map(([name, text]) => [name.replace(/\.md$/, '.html'), renderPage(text, name, names)]),
  )

  it.each([...pages.keys()])('%s has no dangling link', (page) => {
    const hrefs = [...(pages.get(page) ?? '').matchAll(/<main>[\s\S]*<\/main>/g)].flatMap(([main]) =>
      [...main.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href),
    )
    const dangling = hrefs
      .filter((href) => !href.startsWith('http'))
      .filter((href) => {
        const [path = '', anchor] = href.split('#')
        const target = pages.get(path ? posix.join(posix.dirname(page), path) : page)
        return target === undefined || (anchor !== undefined && !target.includes(` id="${anchor}"`))
      })
    expect(dangling).toEqual([])
  })

  it.each([...pages.keys()])('%s links to every guide, and its navigation has no dangling link', (page) => {
    const nav = /<nav>[\s\S]*<\/nav>/.exec(pages.get(page) ?? '')?.[0] ?? ''
    const targets = [...nav.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
      posix.join('docs', posix.dirname(page), href),
    )
    const known = ['./', ...[...pages.keys()].map((name) => `docs/${name}`)]
    expect(targets.filter((target) => !known.includes(target))).toEqual([])
    expect(targets).toEqual(expect.arrayContaining(known.filter((name) => name.startsWith('docs/guides/'))))
  })

  it('show HTML in documents as text', () => {
    const page = renderPage(
      '# T\n\nText <script>alert(1)</script> `<a>` [x](../src/y.ts) [z](http://a.b/)\n',
      'a.md',
      names,
    )
    expect(page).not.toContain('<script')
    expect(page).toContain('&lt;script&gt;')
    expect(page).toContain('<code>&lt;a&gt;</code> x <a href="http://a.b/">z</a>')
  })
})
