import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Import {
  from: string
  /** A path below the root, or a package's name. */
  to: string
}

const files = globSync(['src/**/*.{ts,tsx}', 'mocks/**/*.{ts,tsx}'], { cwd: root }).map((file) =>
  file.replaceAll('\\', '/'),
)
const isAside = (file: string) => /\.(test|stories)\.tsx?$/.test(file)
const product = files.filter((file) => !isAside(file))

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const specifiers = [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?(?:\n[^'"]*?)?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]|new URL\(\s*['"](\.[^'"]+)['"]/g,
    ),
  ]
  return specifiers.map(([, from, bare, url]) => {
    const specifier = from ?? bare ?? url ?? ''
    return {
      from: file,
      to: specifier.startsWith('.') ? normalize(join(dirname(file), specifier)).replaceAll('\\', '/') : specifier,
    }
  })
}

const imports = product.flatMap(importsOf)
const within = (folder: string) => (file: string) => file === folder || file.startsWith(`${folder}/`)

/** Imports below `folder` of other project files that are not in `allowed`. */
function forbiddenImports(folder: string, allowed: string[]) {
  return imports
    .filter(({ from, to }) => within(folder)(from) && /^(src|mocks|tests)\//.test(to))
    .filter(({ to }) => !allowed.some((place) => within(place)(to)))
    .map(({ from, to }) => `${from} → ${to}`)
}

describe('structure', () => {
  it('reads the imports of the project', () => {
    expect(files.length).toBeGreaterThan(60)
    expect(imports).toContainEqual({ from: 'src/main.tsx', to: 'mocks/demo.ts' })
    expect(imports).toContainEqual({
      from: 'mocks/adapters/worker/earlyWorker.ts',
      to: 'mocks/adapters/worker/sharedWorker.ts',
    })
    expect(imports).toContainEqual({ from: 'src/contract/fans.ts', to: 'src/contract/endpoint/paging.ts' })
  })

  it.each([
    ['src/contract', ['src/contract']],
    ['src/paths.ts', []],
    ['src/config.ts', []],
    ['src/storage.ts', []],
    ['src/serverTime.ts', []],
    ['src/loading', []],
    ['src/api', ['src/api', 'src/contract', 'src/serverTime.ts']],
    // Parts that know the contract belong in src/domain.
    ['src/ui', ['src/ui', 'src/loading', 'src/paths.ts', 'src/config.ts', 'src/serverTime.ts', 'src/storage.ts']],
    [
      'src/domain',
      [
        'src/domain',
        'src/contract',
        'src/api',
        'src/ui',
        'src/loading',
        'src/paths.ts',
        'src/config.ts',
        'src/storage.ts',
      ],
    ],
    ['src/app', ['src']],
    ['mocks/db', ['mocks/db', 'src/contract']],
    ['mocks/seed', ['mocks/seed', 'mocks/db', 'src/contract']],
    ['mocks/http', ['mocks/http', 'mocks/db', 'src/contract']],
    ['mocks/handlers', ['mocks/handlers', 'mocks/http', 'mocks/db', 'mocks/seed', 'src/contract']],
    ['mocks/control.ts', ['mocks/db', 'mocks/seed', 'src/contract']],
    ['mocks/runtime/state.ts', ['mocks/runtime/slices.ts', 'mocks/handlers', 'mocks/http', 'mocks/db', 'mocks/seed']],
    ['mocks/runtime/controlEntries.ts', ['mocks/runtime/state.ts', 'mocks/handlers', 'mocks/db', 'src/contract']],
    [
      'mocks/runtime/replay.ts',
      ['mocks/runtime/controlEntries.ts', 'mocks/runtime/state.ts', 'mocks/http', 'mocks/db', 'src/contract'],
    ],
    ['mocks/runtime/savedJournals.ts', ['mocks/db', 'mocks/seed']],
    ['mocks/runtime/timelineClock.ts', ['mocks/db']],
    [
      'mocks/runtime/timelines.ts',
      [
        'mocks/runtime/replay.ts',
        'mocks/runtime/savedJournals.ts',
        'mocks/runtime/state.ts',
        'mocks/runtime/timelineClock.ts',
        'mocks/db',
        'mocks/seed',
      ],
    ],
    [
      'mocks/runtime/openFirstTimeline.ts',
      ['mocks/runtime/savedJournals.ts', 'mocks/runtime/timelines.ts', 'mocks/db', 'mocks/seed'],
    ],
    ['mocks/runtime/commit.ts', ['mocks/runtime/timelines.ts', 'mocks/db']],
    ['mocks/runtime/alarm.ts', []],
    ['mocks/runtime/queue.ts', []],
    ['mocks/runtime/slices.ts', ['mocks/db']],
    [
      'mocks/runtime/runtime.ts',
      [
        'mocks/runtime/alarm.ts',
        'mocks/runtime/commit.ts',
        'mocks/runtime/queue.ts',
        'mocks/runtime/timelines.ts',
        'mocks/db',
        'mocks/seed',
      ],
    ],
    [
      'mocks/runtime/serve.ts',
      [
        'mocks/runtime/replay.ts',
        'mocks/runtime/runtime.ts',
        'mocks/runtime/state.ts',
        'mocks/http',
        'mocks/db',
        'src/contract',
      ],
    ],
    [
      'mocks/runtime/controlApi.ts',
      [
        'mocks/runtime/alarm.ts',
        'mocks/control.ts',
        'mocks/runtime/controlEntries.ts',
        'mocks/runtime/runtime.ts',
        'mocks/runtime/slices.ts',
        'mocks/runtime/state.ts',
        'mocks/runtime/timelines.ts',
        'mocks/handlers',
        'mocks/http',
        'mocks/db',
        'mocks/seed',
        'src/contract',
      ],
    ],
    [
      'mocks/backend.ts',
      [
        'mocks/control.ts',
        'mocks/runtime/controlApi.ts',
        'mocks/runtime/openFirstTimeline.ts',
        'mocks/runtime/runtime.ts',
        'mocks/runtime/savedJournals.ts',
        'mocks/runtime/serve.ts',
        'mocks/runtime/timelineClock.ts',
        'mocks/runtime/timelines.ts',
        'mocks/http',
        'mocks/db',
        'mocks/seed',
      ],
    ],
    [
      'mocks/adapters',
      [
        'src/loading/whenIdle.ts',
        'mocks/adapters',
        'mocks/backend.ts',
        'mocks/control.ts',
        'mocks/http/body.ts',
        'mocks/db',
        'mocks/seed',
        'src/contract',
      ],
    ],
    [
      'mocks/director',
      [
        'mocks/director',
        'mocks/control.ts',
        'mocks/seed',
        'src/contract',
        'src/config.ts',
        'src/storage.ts',
        'src/app/theme/AppTheme.tsx',
      ],
    ],
    [
      'mocks/external',
      [
        'mocks/external',
        'mocks/director',
        'mocks/adapters',
        'mocks/control.ts',
        'mocks/seed',
        'src/contract',
        'src/config.ts',
        'src/storage.ts',
        'src/app/theme/theme.ts',
        'src/app/theme/AppTheme.tsx',
        'src/app/theme/styles.ts',
        // The dashboard shows the club as the product does.
        'src/ui/brand',
        'src/domain/money/money.ts',
      ],
    ],
  ])('%s imports only what is below it', (folder, allowed) => {
    expect(forbiddenImports(folder, allowed)).toEqual([])
  })

  it('lets no feature import another', () => {
    const features = new Set(files.filter(within('src/features')).map((file) => file.split('/').slice(0, 3).join('/')))
    for (const feature of features) {
      const allowed = [
        'src/domain',
        'src/contract',
        'src/api',
        'src/ui',
        'src/loading',
        'src/paths.ts',
        'src/config.ts',
        'src/serverTime.ts',
      ]
      expect(forbiddenImports(feature, [feature, ...allowed])).toEqual([])
    }
    expect(features.size).toBeGreaterThan(1)
  })

  it('lets only main.tsx import mocks/, and only dynamically', () => {
    expect(imports.filter(({ from, to }) => from.startsWith('src/') && to.startsWith('mocks/'))).toEqual([
      { from: 'src/main.tsx', to: 'mocks/demo.ts' },
    ])
    expect(readFileSync(join(root, 'src/main.tsx'), 'utf8')).toContain("await import('../mocks/demo.ts')")
  })

  it('limits the contract to zod, and keeps msw and the DOM out of the model', () => {
    const packages = (folder: string) => [
      ...new Set(
        imports.filter(({ from, to }) => within(folder)(from) && !/^(src|mocks)\//.test(to)).map(({ to }) => to),
      ),
    ]
    expect(packages('src/contract')).toEqual(['zod'])
    for (const folder of [
      'mocks/db',
      'mocks/seed',
      'mocks/http',
      'mocks/handlers',
      'mocks/runtime',
      'mocks/backend.ts',
      'mocks/control.ts',
    ]) {
      expect(packages(folder).filter((name) => !['zod', '@msw/data', 'papaparse'].includes(name))).toEqual([])
    }
  })

  it('keeps randomness and the host’s clock out of the model', () => {
    const offenders = product
      .filter((file) => /^mocks\/(db|seed|http|handlers|runtime)\//.test(file))
      // This file uses the clock only to decide when to pause.
      .filter((file) => file !== 'mocks/runtime/slices.ts')
      .filter((file) =>
        /Math\.random|Date\.now|new Date\(\)|performance\.|crypto\./.test(readFileSync(join(root, file), 'utf8')),
      )
    expect(offenders).toEqual([])
  })

  it('uses no Mantine component that injects a <style>, because the policy would refuse it', () => {
    const offenders = product
      .filter((file) => file.endsWith('.tsx'))
      .filter((file) =>
        /<(?:SimpleGrid|Grid|AppShell|InlineStyles|RemoveScroll|style)\b|=\{\{\s*(?:base|xs|sm|md|lg|xl):|<MantineProvider|useMantineColorScheme\(\)/.test(
          readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
        ),
      )
    // The only provider leaves its variables to a style sheet.
    expect(offenders).toEqual(['src/app/theme/AppTheme.tsx'])
  })

  it('has one provider tree for the app, the stories and the tests', () => {
    const everywhere = globSync(['{src,mocks,tests}/**/*.tsx', '.storybook/*.tsx'], { cwd: root })
    const holdersOf = (tag: RegExp) =>
      everywhere.filter((file) => tag.test(readFileSync(join(root, file), 'utf8'))).map((file) => basename(file))
    expect(holdersOf(/<Notifications\b/)).toEqual(['ToastContainer.tsx'])
    expect(holdersOf(/<ApiProvider api=/)).toEqual(['AppProviders.tsx'])
    expect(holdersOf(/<MantineProvider\b/)).toEqual(['AppTheme.tsx'])
  })

  it('keeps folders small enough that a listing explains itself', () => {
    const sources = globSync(['{src,mocks,tests,scripts}/**/*.{ts,tsx}', '*.ts'], { cwd: root }).filter(
      (file) => !isAside(file) && !file.endsWith('.d.ts'),
    )
    const counts = new Map<string, number>()
    for (const file of sources) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
    expect(counts.size).toBeGreaterThan(50)
    expect([...counts].filter(([, count]) => count > 15)).toEqual([])
  })

  it('has a story for every page of the route table, and a test of the screens in every feature', () => {
    const pages = imports.flatMap(({ from, to }) =>
      from === 'src/app/routes.tsx' && /\/[A-Z]\w*Page\.tsx$/.test(to) ? to : [],
    )
    expect(pages.length).toBeGreaterThan(20)
    const stories = pages.map((page) => page.replace(/\.tsx$/, '.stories.tsx'))
    expect(
      stories.filter((story) => !files.includes(story)),
      'Add these stories',
    ).toEqual([])
    const features = [...new Set(pages.filter(within('src/features')).map((page) => page.split('/')[2] ?? ''))]
    const isTested = (feature: string) =>
      files.some((file) => file.startsWith(`src/features/${feature}/`) && file.endsWith('.test.tsx'))
    expect(
      features.filter((feature) => !isTested(feature)),
      'Add a page test, such as src/features/support/SupportPage.test.tsx, to these folders of src/features/',
    ).toEqual([])
  })

  it('has no cycle', () => {
    const graph = new Map<string, string[]>()
    for (const { from, to } of imports) graph.set(from, [...(graph.get(from) ?? []), to])
    const done = new Set<string>()
    const visit = (file: string, path: string[]): string | null => {
      if (path.includes(file)) return [...path.slice(path.indexOf(file)), file].join(' → ')
      if (done.has(file)) return null
      for (const next of graph.get(file) ?? []) {
        const found = visit(next, [...path, file])
        if (found) return found
      }
      done.add(file)
      return null
    }
    expect(product.map((file) => visit(file, [])).filter((cycle) => cycle !== null)).toEqual([])
  })

  it('imports no file outside of the checkout', () => {
    const escaping = imports.filter(({ to }) => to.startsWith('..') || relative(root, join(root, to)).startsWith('..'))
    expect(escaping).toEqual([])
  })
})
