import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { covers } from '../../../mocks/faults/operationPatterns.ts'
import { faultPresets } from '../../../mocks/faults/presets.ts'
import { endpoints } from '../../../src/contract/index.ts'
import { examplesOfAll } from '../../conformance/laws/general/provoke.ts'
import { mutants } from '../../conformance/mutants/mutants.ts'

const cwd = fileURLToPath(new URL('../../..', import.meta.url))
/** The names of the faults that files set, as `withFault('deploy')` or `{ preset: 'deploy' }`. */
const setIn = (patterns: string[]) =>
  new Set(
    globSync(patterns, { cwd })
      .flatMap((file) => [...readFileSync(join(cwd, file), 'utf8').matchAll(/(?:Fault\(|preset: )'([\w-]+)'/g)])
      .map(([, name]) => name),
  )
const names = faultPresets.map(({ fault }) => fault.id)

describe('the faults of the director', () => {
  it('are each shown by a story or the state matrix', () => {
    const shown = setIn(['src/**/*.stories.tsx', 'tests/support/stories/matrix/states.ts'])
    expect(names.filter((name) => !shown.has(name))).toEqual([])
  })

  it('are each met by a page test', () => {
    const met = setIn(['src/**/*.test.tsx'])
    expect(names.filter((name) => !met.has(name))).toEqual([])
  })

  it.each(faultPresets)('answer as the contract declares, which the suite checks: $fault.title', ({ fault }) => {
    if (typeof fault.answer !== 'number') return
    const checked = new Set(examplesOfAll.map(({ operation, title }) => `${operation} ${title}`))
    const unchecked = endpoints
      .filter(({ id }) => covers(fault.operations, id))
      .filter(({ id }) => !checked.has(`${id} answers ${fault.answer} as declared`))
    expect(unchecked.map(({ id }) => id)).toEqual([])
  })

  it('are each a mutant, apart from those that only take time', () => {
    const always = mutants.flatMap(({ name }) => (name.startsWith('always: ') ? name.slice('always: '.length) : []))
    expect(always).toEqual(faultPresets.flatMap(({ fault: { title, answer } }) => (answer === null ? [] : title)))
  })
})
