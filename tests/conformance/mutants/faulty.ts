import { covers } from '../../../mocks/faults/operationPatterns.ts'
import { faultPresets } from '../../../mocks/faults/presets.ts'
import { NetworkDown } from '../../../mocks/http/faults.ts'
import { mutant, operationsWhere, type Middleware, type Mutant } from './mutant.ts'
import { refusal } from './tools/combine.ts'

/** Servers that always have one of the director's faults. One that only takes its time has no defect. */
export const faulty: Mutant[] = faultPresets.flatMap(({ fault: { title, operations, answer } }) => {
  if (answer === null) return []
  const act: Middleware = () =>
    answer === 'drop' ? Promise.reject(new NetworkDown()) : Promise.resolve(refusal(answer, title))
  return mutant(
    operationsWhere(({ id }) => covers(operations, id)),
    `always: ${title}`,
    act,
  )
})
