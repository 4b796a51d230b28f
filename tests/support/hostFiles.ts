import { Blob, File } from 'node:buffer'
import { vi } from 'vitest'

/**
 * Files and forms of the host for the tests of a file: requests are the host's too, and would send nothing of those that jsdom
 * has. jsdom's own clipboard reads only its own.
 */
export async function useHostFiles() {
  vi.stubGlobal('Blob', Blob)
  vi.stubGlobal('File', File)
  const empty = new Response('', { headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  vi.stubGlobal('FormData', (await empty.formData()).constructor)
}
