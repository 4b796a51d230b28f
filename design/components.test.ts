import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { statuses } from './about.ts'
import { readChanges } from './changelog.ts'
import { idOf } from './idOf.ts'
import { titleIn } from './usage.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(root + file, 'utf8')
const find = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'))

const stories = find('{src,mocks,design,tests/support/stories/matrix}/**/*.stories.tsx').map((file) => {
  const text = read(file)
  // Storybook reads the tags of a file from its source, too.
  const tags = [...(/\btags: \[([^\]]*)\]/.exec(text)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, tag = '']) => tag)
  return { file, text, title: titleIn(text), tags }
})
const documents = find('design/**/*.mdx').map((file) => ({ file, text: read(file), title: titleIn(read(file)) }))
const components = stories.filter(({ title }) => title.startsWith('Components/'))

/** The files that a story file speaks for. */
const spokenFor = ({ text }: { text: string }) => {
  const [, file = ''] = /\babout: \{\s*file: '([^']+)'/.exec(text) ?? []
  const [, parts = ''] = /\bparts: \[([^\]]*)\]/.exec(text) ?? []
  return [file, ...[...parts.matchAll(/'([^']+)'/g)].map(([, part = '']) => part)]
}

describe('the order of the stories', () => {
  it('knows the place of each file', () => {
    const places = /^(?:Welcome$|(?:Foundations|Components|Patterns|Screens|Demo)\/[A-Z])/
    const lost = [...stories, ...documents].filter(({ title }) => !places.test(title))
    expect(
      lost.map(({ file, title }) => `${file}: ${title}`),
      'Give these files a title, such as Screens/Fans/List',
    ).toEqual([])
  })

  it('gives each title to one file', () => {
    const titles = [...stories, ...documents].map(({ title }) => title)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  it('has an entry for what people look for', () => {
    const titles = [...stories, ...documents].map(({ title }) => title)
    expect(titles).toEqual(
      expect.arrayContaining([
        'Components/Button',
        'Foundations/Type',
        'Foundations/Tokens',
        'Patterns/Destructive confirmation',
      ]),
    )
  })
})

describe('the page of a component', () => {
  it.each(components)('$title has a status and says when to take it', ({ file, text, tags }) => {
    const advice = `Add to ${file}: tags ['autodocs', 'new'], and the parameter about (design/about.ts)`
    expect(
      tags.filter((tag) => (statuses as readonly string[]).includes(tag)),
      advice,
    ).toHaveLength(1)
    expect(tags, advice).toContain('autodocs')
    expect(text, advice).toMatch(/\babout: \{\s*file: '/)
  })

  it('speaks for files that exist', () => {
    const known = new Set(find('src/**/*.tsx'))
    const wrong = components.flatMap((component) =>
      spokenFor(component).filter((place) =>
        place.endsWith('/') ? ![...known].some((file) => file.startsWith(place)) : !known.has(place),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('is there for every component of src/ui and src/domain, and for the parts of the account', () => {
    const places = components.flatMap(spokenFor)
    const own = new Set(components.map(({ file }) => file.replace('.stories.tsx', '.tsx')))
    const alone = find('src/{ui,domain,features/account/parts}/**/*.tsx')
      .filter((file) => !/\.(?:test|stories)\.tsx$/.test(file))
      .filter(
        (file) =>
          !own.has(file) && !places.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place)),
      )
    expect(alone, 'Write a story file for these components, or name them as parts of another one').toEqual([])
  })
})

describe('the changelog of the components', () => {
  const changes = readChanges(read('design/CHANGELOG.md'))
  const names = components.map(({ title }) => title.slice('Components/'.length))

  it('has changes of components that exist, and of versions that this is or was', () => {
    expect(changes.length).toBeGreaterThan(10)
    expect(changes.filter(({ component }) => !names.includes(component))).toEqual([])
    const [newest] = changes
    const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')))
    expect(newest?.version).toBe(version.split('.').slice(0, 2).join('.'))
    // Each line is a change: what cannot be read would be left out of the pages.
    expect(read('design/CHANGELOG.md').match(/^- /gm)).toHaveLength(changes.length)
  })

  it('says why a component is new or deprecated', () => {
    const marked = components.filter(({ tags }) => tags.includes('new') || tags.includes('deprecated'))
    const known = new Set(changes.map(({ component }) => component))
    expect(marked.map(({ title }) => title.slice('Components/'.length)).filter((name) => !known.has(name))).toEqual([])
  })
})

describe('the links of the documents', () => {
  it('lead to components that exist', () => {
    const known = new Set([...components, ...documents].map(({ title }) => title))
    const linked = documents.flatMap(({ text }) =>
      [...text.matchAll(/['"](Components\/[^'"]+)['"]/g)].map(([, to = '']) => to),
    )
    expect(linked.length).toBeGreaterThan(20)
    expect(linked.filter((title) => !known.has(title))).toEqual([])
  })

  it('lead from the first page to pages that exist', () => {
    const ids = [...stories, ...documents].map(({ title }) => idOf(title))
    const linked = [...read('design/Welcome.tsx').matchAll(/'\/(?:docs|story)\/([\w-]+?)--[\w-]+(?:&[^']*)?'/g)].map(
      ([, id = '']) => id,
    )
    expect(linked.length).toBeGreaterThan(5)
    expect(linked.filter((id) => !ids.includes(id))).toEqual([])
  })
})
