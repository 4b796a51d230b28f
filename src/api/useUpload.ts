import type { Endpoint, Input, Output } from '../contract/endpoint.ts'
import { useApi } from './ApiProvider.tsx'
import { invalidate } from './effects.ts'
import type { UploadProgress } from './uploadFetch.ts'

/**
 * An operation that takes a file: `const upload = useUpload(contract.fans.upload, { stale: [contract.fans.list] })`, then
 * `await upload({ params, file }, onProgress)`.
 */
export function useUpload<E extends Endpoint>(endpoint: E, { stale = [] }: { stale?: readonly Endpoint[] } = {}) {
  const { call, queryClient } = useApi()
  return async (input: Input<E>, onProgress: (progress: UploadProgress) => void): Promise<Output<E>> => {
    const output = await call(endpoint, input, { onProgress })
    invalidate(queryClient, stale)
    return output
  }
}
