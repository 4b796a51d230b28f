import { describe, expect, it } from 'vitest'
import { PASSWORD } from '../../../mocks/seed/scenarios/scenarios.ts'
import { judge, type Law } from '../law.ts'
import { laws } from '../laws.ts'
import type { Target } from '../target.ts'

/** The people of the model, as a target needs them. */
export const people = {
  admin: { email: 'admin@rovers.example', password: PASSWORD },
  user: { email: 'user@rovers.example', password: PASSWORD },
  otherTenant: { email: 'admin@harbour.example', password: PASSWORD },
  unpaid: { email: 'owner@newclub.example', password: PASSWORD },
  destructive: false,
}

/** The first law of each operation. */
export function firstOfEachOperation(all: readonly Law[]): ReadonlySet<Law> {
  return new Set(new Map(all.toReversed().map((law) => [law.operation, law])).values())
}

/**
 * Expects the model to keep every law, or only the chosen ones.
 *
 * @param bugs what the model has reported as its own failures
 */
export function expectEveryLaw(
  name: string,
  open: () => Target,
  bugs: readonly unknown[],
  chosen: readonly Law[] = laws,
) {
  describe(name, () => {
    it.each(chosen.map((law) => [law.operation, law.title, law] as const))('%s %s', async (_, __, law) => {
      const verdict = await judge(law, open())
      if (verdict.outcome === 'failed') throw verdict.error
      expect(verdict.outcome).toBe('passed')
    })
    it('finds no reply that violates the contract, and no broken handler', () => expect(bugs).toEqual([]))
  })
}
