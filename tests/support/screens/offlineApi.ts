import { createApi } from '../../../src/api/api.ts'
import { memoryJar } from '../../../src/api/session/tokens.ts'

/** An API without a server, for parts that make no calls, or whose calls the test replaces. */
export const offlineApi = () =>
  createApi({ baseUrl: 'http://club.example', tokens: memoryJar(), fetch: () => Promise.reject(new Error('offline')) })
