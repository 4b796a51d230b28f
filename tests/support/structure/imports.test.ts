import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files, forbiddenImports, imports, product, root, runtimeImports, within } from './sources.ts'

describe('imports', () => {
  it('reads the imports of the project', () => {
    expect(files.length).toBeGreaterThan(60)
    expect(imports).toContainEqual({ from: 'src/main.tsx', to: 'mocks/demo.ts' })
    expect(imports).toContainEqual({
      from: 'mocks/browser/openServer.ts',
      to: 'mocks/browser/sharedWorker.ts',
    })
    expect(imports).toContainEqual({ from: 'src/contract/fans.ts', to: 'src/contract/endpoint/paging.ts' })
  })

  it.each([
    ['src/contract', ['src/contract', 'src/format.ts']],
    ['src/format.ts', []],
    ['src/paths.ts', []],
    ['src/config.ts', []],
    ['src/storage.ts', []],
    ['src/serverTime.ts', []],
    ['src/api', ['src/api', 'src/contract', 'src/serverTime.ts']],
    // Parts that know the contract belong in src/domain.
    // The contract trims texts, too.
    [
      'src/ui',
      [
        'src/ui',
        'src/contract/fields/invisible.ts',
        'src/format.ts',
        'src/paths.ts',
        'src/config.ts',
        'src/serverTime.ts',
        'src/storage.ts',
      ],
    ],
    [
      'src/domain',
      [
        'src/domain',
        'src/contract',
        'src/format.ts',
        'src/api',
        'src/ui',
        'src/paths.ts',
        'src/config.ts',
        'src/storage.ts',
      ],
    ],
    ['src/app', ['src']],
    ['mocks/db', ['mocks/db', 'src/contract']],
    ['mocks/seed', ['mocks/seed', 'mocks/db', 'src/contract']],
    ['mocks/faults', ['mocks/faults', 'src/contract']],
    ['mocks/har', ['mocks/har', 'src/contract']],
    ['mocks/calls', ['mocks/calls', 'mocks/har', 'mocks/faults/faultHeader.ts', 'src/contract', 'src/config.ts']],
    ['mocks/http', ['mocks/http', 'mocks/db', 'mocks/faults', 'src/contract']],
    ['mocks/handlers', ['mocks/handlers', 'mocks/http', 'mocks/db', 'mocks/seed', 'src/contract']],
    ['mocks/snapshots', ['mocks/snapshots', 'mocks/faults', 'mocks/db', 'mocks/seed', 'src/contract']],
    // A link names a page of the product.
    ['mocks/share', ['mocks/share', 'mocks/faults', 'mocks/db', 'mocks/seed', 'src/contract', 'src/paths.ts']],
    [
      'mocks/control.ts',
      ['mocks/controlReplies.ts', 'mocks/db', 'mocks/faults', 'mocks/snapshots', 'mocks/seed', 'src/contract'],
    ],
    ['mocks/controlReplies.ts', ['mocks/db', 'mocks/faults', 'mocks/snapshots', 'mocks/seed', 'src/contract']],
    ['mocks/runtime/state.ts', ['mocks/runtime/slices.ts', 'mocks/handlers', 'mocks/http', 'mocks/db', 'mocks/seed']],
    ['mocks/runtime/controlEntries.ts', ['mocks/runtime/state.ts', 'mocks/handlers', 'mocks/db', 'src/contract']],
    [
      'mocks/runtime/replay.ts',
      ['mocks/runtime/controlEntries.ts', 'mocks/runtime/state.ts', 'mocks/http', 'mocks/db', 'src/contract'],
    ],
    ['mocks/runtime/savedJournals.ts', ['mocks/runtime/words.ts', 'mocks/db', 'mocks/seed', 'src/contract']],
    ['mocks/runtime/time/hostClock.ts', []],
    ['mocks/runtime/time/timelineClock.ts', ['mocks/runtime/time/hostClock.ts', 'mocks/db']],
    [
      'mocks/runtime/timelines.ts',
      [
        'mocks/runtime/replay.ts',
        'mocks/runtime/savedJournals.ts',
        'mocks/runtime/state.ts',
        'mocks/runtime/time/timelineClock.ts',
        'mocks/db',
        'mocks/seed',
      ],
    ],
    [
      'mocks/runtime/openFirstTimeline.ts',
      [
        'mocks/runtime/savedJournals.ts',
        'mocks/runtime/timelines.ts',
        'mocks/runtime/words.ts',
        'mocks/db',
        'mocks/seed',
      ],
    ],
    ['mocks/runtime/commit.ts', ['mocks/runtime/timelines.ts', 'mocks/db']],
    ['mocks/runtime/time/alarm.ts', []],
    ['mocks/runtime/queue.ts', []],
    ['mocks/runtime/slices.ts', ['mocks/db']],
    [
      'mocks/runtime/runtime.ts',
      [
        'mocks/runtime/time/alarm.ts',
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
        'mocks/faults',
        'mocks/db',
        'src/contract',
      ],
    ],
    [
      'mocks/runtime/controlApi.ts',
      [
        'mocks/runtime/words.ts',
        'mocks/runtime/time/alarm.ts',
        'mocks/control.ts',
        'mocks/runtime/controlEntries.ts',
        'mocks/runtime/control',
        'mocks/runtime/time/hostClock.ts',
        'mocks/runtime/runtime.ts',
        'mocks/runtime/slices.ts',
        'mocks/runtime/state.ts',
        'mocks/runtime/timelines.ts',
        'mocks/faults',
        'mocks/handlers',
        'mocks/http',
        'mocks/snapshots',
        'mocks/db',
        'mocks/seed',
        'src/contract',
      ],
    ],
    [
      'mocks/runtime/control',
      [
        'mocks/runtime/words.ts',
        'mocks/control.ts',
        'mocks/runtime/time/alarm.ts',
        'mocks/runtime/control',
        'mocks/runtime/time/hostClock.ts',
        'mocks/runtime/queue.ts',
        'mocks/runtime/runtime.ts',
        'mocks/runtime/savedJournals.ts',
        'mocks/runtime/timelines.ts',
        'mocks/db',
        'mocks/faults',
        'mocks/seed',
        'mocks/share',
        'mocks/snapshots',
        'mocks/http',
        'src/contract',
      ],
    ],
    [
      'mocks/runtime/openBackend.ts',
      [
        'mocks/control.ts',
        'mocks/runtime/controlApi.ts',
        'mocks/runtime/time/hostClock.ts',
        'mocks/runtime/openFirstTimeline.ts',
        'mocks/runtime/control/savedConditions.ts',
        'mocks/runtime/runtime.ts',
        'mocks/runtime/savedJournals.ts',
        'mocks/runtime/serve.ts',
        'mocks/runtime/time/timelineClock.ts',
        'mocks/runtime/timelines.ts',
        'mocks/http',
        'mocks/db',
        'mocks/seed',
      ],
    ],
    ['mocks/backend.ts', ['mocks/control.ts', 'mocks/runtime/openBackend.ts', 'mocks/seed']],
    [
      'mocks/browser',
      [
        'mocks/browser',
        // Nobody gives the worker a club that it would have to check.
        'mocks/runtime/openBackend.ts',
        'mocks/control.ts',
        'mocks/db',
        'src/contract',
      ],
    ],
    [
      'mocks/node',
      [
        'mocks/node',
        'mocks/calls',
        'mocks/har',
        'mocks/backend.ts',
        'mocks/control.ts',
        'mocks/http/body.ts',
        'mocks/http/faults.ts',
        'mocks/seed',
        'src/contract',
      ],
    ],
    [
      'mocks/director',
      [
        'mocks/director',
        'mocks/calls',
        'mocks/har',
        'mocks/share',
        'mocks/control.ts',
        'mocks/faults',
        'mocks/snapshots',
        'mocks/seed',
        'src/contract',
        'src/config.ts',
        'src/storage.ts',
        'src/app/theme/AppTheme.tsx',
        // The preview of a club shows it as the product does.
        'src/ui/brand',
        'src/app/theme/variables.ts',
        'src/domain/money/money.ts',
        'src/format.ts',
        // A recorded story refers to what its writes have made.
        'mocks/db/random/ids.ts',
        'src/ui/files/saveFile.ts',
      ],
    ],
    [
      'mocks/external',
      [
        'mocks/external',
        'mocks/director',
        'mocks/browser',
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
        'src/format.ts',
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
        'src/format.ts',
        'src/api',
        'src/ui',
        'src/paths.ts',
        'src/config.ts',
        'src/serverTime.ts',
      ]
      expect(forbiddenImports(feature, [feature, ...allowed])).toEqual([])
    }
    expect(features.size).toBeGreaterThan(1)
  })

  it('lets only main.tsx import mocks/, and only dynamically', () => {
    const allowed = ['mocks/demo.ts', 'mocks/devtools.ts']
    expect(imports.filter(({ from, to }) => from.startsWith('src/') && to.startsWith('mocks/'))).toEqual(
      allowed.map((to) => ({ from: 'src/main.tsx', to })),
    )
    const text = readFileSync(join(root, 'src/main.tsx'), 'utf8')
    for (const file of allowed) expect(text).toContain(`import('../${file}')`)
  })

  it('keeps the model out of the tools for a real server', () => {
    const reached = new Set(['mocks/devtools.ts'])
    for (const file of reached) for (const { to } of runtimeImports(file)) if (to.startsWith('mocks/')) reached.add(to)
    expect(reached).toContain('mocks/director/calls/Calls.tsx')
    const folders = [...new Set([...reached].map((file) => file.split('/').slice(0, 2).join('/')))]
    expect(folders.toSorted()).toEqual(['mocks/calls', 'mocks/devtools.ts', 'mocks/director', 'mocks/har'])
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
      'mocks/faults',
      'mocks/snapshots',
      'mocks/share',
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
