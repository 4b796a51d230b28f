/**
 * The bytes of a body; null for one of more than so many. Reading stops there: nobody may fill the memory by sending on. Rejects
 * where the sender has broken off.
 */
export async function readBody(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const declared = request.headers.get('content-length')
  if (Number(declared ?? 0) > most) return null
  // What is declared is all that comes; and not every browser gives the body of a request as a stream.
  if (declared !== null || !request.body) {
    const bytes = new Uint8Array(await request.arrayBuffer())
    return bytes.length > most ? null : bytes
  }
  const reader = request.body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length
    if (length > most) {
      // Not waited for: of a request that was cloned it ends only when the other copy is read.
      reader.cancel().catch(() => {})
      return null
    }
    chunks.push(read.value)
  }
  return joined(chunks, length)
}

function joined(chunks: readonly Uint8Array[], length: number) {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
