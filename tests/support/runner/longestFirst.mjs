import { BaseSequencer } from 'vitest/node'

/**
 * The files that take longest. One that began last would keep one core busy while the others have nothing left to do.
 */
const LONGEST = [
  'tests/conformance/conformanceHttp.test.ts',
  'tests/conformance/prospects.test.ts',
  'mocks/seed/generatedTables.test.ts',
  'tests/package/package.test.ts',
  'tests/conformance/mutants/mutants.test.ts',
  'mocks/director/stories/library/stories.test.ts',
]

const rankOf = ({ moduleId }) => {
  const at = LONGEST.findIndex((file) => moduleId.endsWith(file))
  return at === -1 ? LONGEST.length : at
}

/** Vitest knows how long a file takes only from an earlier run, which a clean clone does not have. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    // Not a sort of an array: the order that Vitest would take.
    // oxlint-disable-next-line unicorn/no-array-sort
    const usual = await super.sort(files)
    return usual.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
