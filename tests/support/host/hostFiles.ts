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
  // It is the constructor of an instance.
  const HostFormData = (await empty.formData()).constructor as typeof FormData
  // React passes a form if it is submitted in the moment in which something is shown in a transition. Node has no forms,
  // and nobody reads what is in this one.
  vi.stubGlobal(
    'FormData',
    class extends HostFormData {
      constructor(_form?: HTMLFormElement) {
        super()
      }
    },
  )
}
