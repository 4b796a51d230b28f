import { Blob, File } from 'node:buffer'
import { vi } from 'vitest'

/**
 * Replaces jsdom's files and forms by those of Node. Requests are Node's too, and would send jsdom's as empty. jsdom's
 * own clipboard only accepts jsdom's files.
 */
export async function useHostFiles() {
  vi.stubGlobal('Blob', Blob)
  vi.stubGlobal('File', File)
  const empty = new Response('', { headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  vi.stubGlobal('FormData', (await empty.formData()).constructor)
}
