import { generatedLaws } from '../generated/generated.ts'
import type { Law } from '../law.ts'
import { laws } from '../laws.ts'

/** So many bodies are generated for each operation, as in CI. */
const RUNS = 8

/** Every law that a mutant has to get past: the written ones, and those of generated inputs. */
export const allLaws: readonly Law[] = laws.some(({ check }) => check === 'generated')
  ? laws
  : [...laws, ...generatedLaws({ runs: RUNS })]
