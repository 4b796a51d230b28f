/**
 * Reads the bytes of a body; null if there are more than `maxBytes`. Reading stops there, so that a sender cannot
 * exhaust the memory. Rejects if the sender disconnects.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const declared = request.headers.get('content-length')
  if (Number(declared ?? 0) > maxBytes) return null
  // With a declared length no more can arrive. Without a stream, as in some browsers, there is no other way to read the
  // body.
  if (declared !== null || !request.body) {
    const bytes = new Uint8Array(await request.arrayBuffer())
    return bytes.length > maxBytes ? null : bytes
  }
  const reader = request.body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length
    if (length > maxBytes) {
      // Do not await this: for a cloned request it settles only when the other copy has been read.
      reader.cancel().catch(() => {})
      return null
    }
    chunks.push(read.value)
  }
  return concat(chunks, length)
}

function concat(chunks: readonly Uint8Array[], length: number) {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
