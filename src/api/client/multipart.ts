/** A multipart form data body, ready for `fetch`. */
export interface Multipart {
  body: Uint8Array<ArrayBuffer>
  headers: { 'content-type': string }
}

/**
 * Encodes one file as multipart form data. FormData does not work here: WebKit cannot read it back from a Request,
 * which wrappers of `fetch` have to do.
 *
 * @param field the name of the form field
 * @throws if the file cannot be read, for example because it was moved
 */
export async function multipartOf(field: string, file: Blob): Promise<Multipart> {
  // randomUUID exists only in secure contexts.
  const boundary = `touchline-${[...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('')}`
  const name = file instanceof File ? file.name : 'blob'
  const head = [
    `--${boundary}`,
    `content-disposition: form-data; name="${escape(field)}"; filename="${escape(name)}"`,
    `content-type: ${file.type || 'application/octet-stream'}`,
    '\r\n',
  ].join('\r\n')
  const parts = [encode(head), new Uint8Array(await file.arrayBuffer()), encode(`\r\n--${boundary}--\r\n`)]
  const body = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    body.set(part, at)
    at += part.length
  }
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** Escapes names as the HTML standard does for forms. */
const escape = (name: string) => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const encode = (text: string) => new TextEncoder().encode(text)
