import { endpoints } from '../../src/contract/index.ts'
import { finderOf } from '../har/findOperation.ts'

const find = finderOf(endpoints)

/**
 * The id of the operation at a path below the base of the API; null outside the contract. It needs no schema, and a
 * build leaves them out here: the monitor starts before the first screen (scripts/schemas/plainContract.ts).
 */
export const operationIdAt = (method: string, path: string): string | null => find(method, path)?.endpoint.id ?? null
