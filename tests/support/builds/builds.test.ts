import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { manifestOf, NOT_FOUND } from '../../../scripts/appFiles.ts'
import { assembleSite } from '../../../scripts/site/assemble.ts'
import { CHANNEL } from '../../../mocks/calls/sharedLog.ts'
import { SEED_SENTINEL } from '../../../mocks/seed/seed.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const filesOf = (folder: string) => globSync('**/*.{js,css,html,json,map,svg,txt}', { cwd: root + folder })
/** Removes the hashes of file names: by chance, one of them may contain any word, such as `readFile-Demo2mat.js`. */
const withoutHashes = (text: string) => text.replaceAll(/-[\w-]{8}(?=\.(?:js|css|html|json|map|svg|txt)\b)/g, '')
const textOf = (folder: string) =>
  filesOf(folder).map((file) => ({ file, text: withoutHashes(readFileSync(`${root}${folder}/${file}`, 'utf8')) }))

/** Texts that only come from the model, its tools or its data. */
const traces = [
  SEED_SENTINEL,
  'mockServiceWorker',
  // But neither the file extension of a word processor, which the import dialog knows, nor a part of a generated name.
  /(?<![a-z0-9])msw(?!ord)/,
  'faker',
  'SharedWorker',
  'Westmere',
  'rovers.example',
  'Demo accounts',
  'SwaggerUIBundle',
  // The inspector, unless the build asks for it.
  CHANNEL,
  'Errors only',
  'touchline-director',
]

/** The pages made of docs/, which the reference links to. */
const documents = globSync('**/*.md', { cwd: `${root}docs` }).map(
  (file) => `reference/docs/${file.replaceAll('\\', '/').replace(/\.md$/, '.html')}`,
)

/** The files that the service worker of a folder keeps, by their paths. */
const keptIn = (folder: string) =>
  // The build has written it.
  (JSON.parse(readFileSync(`${folder}/files.json`, 'utf8')) as { path: string }[]).map(({ path }) => path)

/** These tests need both builds. */
describe('builds', () => {
  it('include the model in the demo', () => {
    const all = textOf('dist')
      .map(({ text }) => text)
      .join('\n')
    for (const trace of [SEED_SENTINEL, 'mockServiceWorker', 'Westmere', 'Demo accounts']) expect(all).toContain(trace)
    expect(filesOf('dist')).toContain('mockServiceWorker.js')
    expect(filesOf('dist')).toContain('reference/index.html')
  })

  it('link the reference of the demo to existing pages', () => {
    const document = readFileSync(`${root}dist/reference/openapi.json`, 'utf8')
    const links = [
      ...new Set([...document.matchAll(/\]\((docs\/[^)#]+)#([\w-]+)\)/g)].map(([, ...link]) => link.join('#'))),
    ]
    expect(links.length).toBeGreaterThan(20)
    const dangling = links.filter((link) => {
      const [page = '', anchor = ''] = link.split('#')
      return !readFileSync(`${root}dist/reference/${page}`, 'utf8').includes(` id="${anchor}"`)
    })
    expect(dangling).toEqual([])
  })

  it('keep faker out of the demo', () => {
    expect(
      textOf('dist')
        .filter(({ text }) => /faker/i.test(text))
        .map(({ file }) => file),
    ).toEqual([])
  })

  it('contain no trace of the model in the build for a real server', () => {
    const built = textOf('dist-real')
    expect(built.length).toBeGreaterThan(2)
    const found = built.flatMap(({ file, text }) =>
      traces.filter((trace) => new RegExp(trace).test(text)).map((trace) => `${file}: ${trace}`),
    )
    expect(found).toEqual([])
    // Providers named DEMO… belong to the product (docs/product/connectors.md#providers), and so do their logos.
    const own = (file: string) => file.startsWith('logos/')
    const isOfDemo = (file: string) => /mock|shared|demo|backend/i.test(withoutHashes(file))
    expect(filesOf('dist-real').filter((file) => isOfDemo(file) && !own(file))).toEqual([])
  })

  it('load little, in few files', () => {
    const scripts = globSync('*.js', { cwd: `${root}dist/assets` })
    const codeOf = (file: string) => readFileSync(`${root}dist/assets/${file}`, 'utf8')
    /** What some files load before they run, in kB after gzip. */
    const sizeWith = (files: Iterable<string>) => {
      const loaded = new Set(files)
      for (const file of loaded)
        for (const [, next = ''] of codeOf(file).matchAll(/(?:\bimport|\bfrom)\s*["']\.\/([^"']+)["']/g))
          loaded.add(next)
      return [...loaded].reduce((sum, file) => sum + gzipSync(codeOf(file)).length, 0) / 1000
    }
    const named = (name: RegExp) => scripts.filter((file) => name.test(file))
    const [, start = ''] = /src="\/assets\/(index-[^"]+)"/.exec(readFileSync(`${root}dist/index.html`, 'utf8')) ?? []
    // The others are pages beside the product.
    const pages = named(/Page-/).filter((file) => !/Presenter|Reference/.test(file))
    const worker = named(/^sharedWorker-/)
    expect(pages.length).toBeGreaterThan(10)

    expect(scripts.length).toBeLessThanOrEqual(70)
    expect(scripts.filter((file) => codeOf(file).length < 1000).length).toBeLessThanOrEqual(5)
    // The pages of visitors are part of it.
    expect(sizeWith([start])).toBeLessThan(260)
    for (const page of pages) expect(sizeWith([start, ...named(/^Shell-/), page]), page).toBeLessThan(420)
    expect(worker).toHaveLength(1)
    expect(sizeWith(worker)).toBeLessThan(260)
  })

  it('list every file of the demo for its service worker', () => {
    const paths = keptIn(`${root}dist`)
    const own = ['serviceWorker.js', 'mockServiceWorker.js', 'files.json', NOT_FOUND]
    const built = globSync('**/*', { cwd: `${root}dist`, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(paths).toHaveLength(built.length - own.length)
    expect(paths.length).toBeGreaterThan(300)
    for (const path of ['index.html', 'boot/boot.css', 'reference/index.html']) expect(paths).toContain(path)
    for (const file of own) {
      expect(paths).not.toContain(file)
      expect(existsSync(`${root}dist/${file}`), file).toBe(true)
      expect(existsSync(`${root}dist-real/${file}`), file).toBe(file === NOT_FOUND)
    }
  })

  it.each(['dist', 'dist-real'])(
    'can be installed from %s, and have a page for hosts that know only files',
    (folder) => {
      const read = (file: string) => readFileSync(`${root}${folder}/${file}`, 'utf8')
      expect(read(NOT_FOUND)).toBe(read('index.html'))
      expect(read('index.html')).toContain('<link rel="manifest" href="/manifest.webmanifest">')
      const manifest: unknown = JSON.parse(read('manifest.webmanifest'))
      expect(manifest).toEqual(manifestOf('Touchline'))
      const missing = manifestOf('Touchline').icons.filter(({ src }) => !existsSync(`${root}${folder}/${src}`))
      expect(missing).toEqual([])
    },
  )

  it.each([
    [
      'dist',
      [
        'external/checkout',
        'external/dashboard',
        'external/director',
        'external/portal',
        'external/presenter',
        'reference',
      ],
      documents,
    ],
    ['dist-real', [], []],
  ])('have their policy in every page of %s, and no inline script or style', (folder, below, others) => {
    const pages = textOf(folder).filter(({ file }) => file.endsWith('.html'))
    const expected = ['index.html', NOT_FOUND, ...below.map((place) => `${place}/index.html`), ...others]
    expect(pages.map(({ file }) => file.replaceAll('\\', '/')).toSorted()).toEqual(expected.toSorted())
    for (const { file, text } of pages) {
      const [head = ''] = text.split(/<(?:script|link|style)\b/)
      const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(head)?.[1] ?? ''
      const where = `${folder}/${file}`
      for (const rule of ["default-src 'self'", "script-src 'self'", "style-src 'self'", "object-src 'none'"])
        expect(policy.split('; '), where).toContain(rule)
      expect(policy, where).not.toContain('unsafe')
      expect(policy.includes('https:'), where).toBe(folder === 'dist-real')
      expect(text.match(/<style\b|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/), where).toBeNull()
    }
  })

  it.each(['dist', 'dist-real'])('keep zod in %s from trying `new Function`', (folder) => {
    const zod = textOf(folder).filter(({ file, text }) => file.endsWith('.js') && text.includes('__zod_globalConfig'))
    expect(zod.length).toBeGreaterThan(0)
    for (const { file, text } of zod) expect(text, file).toMatch(/jitless:\s*!0/)
  })

  it('can be put into one folder with Storybook and the conformance matrix, linked with each other', () => {
    const parts = mkdtempSync(join(tmpdir(), 'touchline-'))
    const storybook = `${parts}/storybook-static`
    const matrix = `${parts}/matrix.html`
    const site = `${parts}/site`
    mkdirSync(storybook)
    writeFileSync(`${storybook}/index.html`, 'Storybook')
    writeFileSync(
      matrix,
      '<!doctype html>\n<head><title>Conformance of http://127.0.0.1:4711/api/v1</title></head>\n<body>\n<h1>Conformance</h1>',
    )
    assembleSite({ demo: `${root}dist`, storybook, matrix }, site)

    const pages = globSync('{overview,conformance,reference}/**/*.html', { cwd: site })
    expect(pages.length).toBeGreaterThan(documents.length)
    const links = pages.flatMap((page) => {
      const text = readFileSync(`${site}/${page}`, 'utf8')
      const found = [...text.matchAll(/<a href="(?!https?:)([^"#:]+)/g)].map(([, target = '']) =>
        join(dirname(page), target),
      )
      return found.map((target) => ({
        page,
        target: target === '.' || target.endsWith('/') ? `${target}/index.html` : target,
      }))
    })
    expect(links.filter(({ target }) => !existsSync(`${site}/${target}`))).toEqual([])
    const leadsTo = (page: string) => links.filter((link) => link.page === page).map(({ target }) => join(target))
    expect(leadsTo('overview/index.html')).toEqual(
      expect.arrayContaining(['index.html', 'storybook/index.html', 'reference/index.html', 'conformance/index.html']),
    )
    for (const page of pages) if (!page.startsWith('overview')) expect(leadsTo(page)).toContain('overview/index.html')

    const judged = readFileSync(`${site}/conformance/index.html`, 'utf8')
    expect(judged).toContain('<title>Conformance of the model</title>')
    for (const [, file = ''] of judged.matchAll(/<link [^>]*href="([^"]+)"/g))
      expect(existsSync(join(site, 'conformance', file)), file).toBe(true)

    const kept = keptIn(site)
    expect(kept).toContain('conformance/index.html')
    expect(kept.filter((path) => path.startsWith('storybook/'))).toEqual([])
    expect(readFileSync(`${site}/${NOT_FOUND}`, 'utf8')).toBe(readFileSync(`${site}/index.html`, 'utf8'))
    rmSync(parts, { recursive: true })
  })
})
