import { endpoints } from '../../src/contract/index.ts'
import { finderOf } from './findOperation.ts'

/**
 * Finds the operation of a call, with its schemas; null outside the contract.
 *
 * @param path below the base of the API, without the query
 */
export const operationOf = finderOf(endpoints)
