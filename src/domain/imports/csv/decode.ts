export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

export interface Decoded {
  text: string
  encoding: Encoding
}

/**
 * Decodes a file as UTF-16 if it has that byte order mark, otherwise as UTF-8. The fallback is Windows-1252, in which
 * every byte is valid. Returns null if the file contains zero bytes, because text does not.
 */
export function decode(bytes: Uint8Array): Decoded | null {
  const mark = utf16MarkOf(bytes)
  if (mark) return { text: new TextDecoder(mark).decode(bytes), encoding: 'UTF-16' }
  if (bytes.includes(0)) return null
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}

function utf16MarkOf([first, second]: Uint8Array) {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return null
}
