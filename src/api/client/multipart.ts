/** A body of multipart form data, as `fetch` takes it. */
export interface Multipart {
  body: Uint8Array<ArrayBuffer>
  headers: { 'content-type': string }
}

/**
 * One file as multipart form data, in bytes. FormData would do, but WebKit cannot read a Request that is made of one back, which
 * whatever stands between a call and the network has to do.
 *
 * @param field the name of the field that holds the file
 * @throws what reading the file throws, such as for one that has been moved meanwhile
 */
export async function multipartOf(field: string, file: Blob): Promise<Multipart> {
  // Not by randomUUID, which is for secure contexts alone.
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

/** As the HTML standard escapes names in a form. */
const escape = (name: string) => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const encode = (text: string) => new TextEncoder().encode(text)
