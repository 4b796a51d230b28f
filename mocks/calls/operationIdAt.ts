import { endpoints } from '../../src/contract/index.ts'
import { finderOf } from '../har/findOperation.ts'

const find = finderOf(endpoints)

/** The id of the operation at a path below the base of the API; null outside the contract. */
export const operationIdAt = (method: string, path: string): string | null => find(method, path)?.endpoint.id ?? null
