import { pointerOf } from './checkCall.ts'

/** A line of a JSON value that is written out. */
export interface JsonLine {
  indent: number
  /** The name of the field that begins here; null for an item of a list and for a closing line. */
  name: string | null
  /** What follows the name: a value, or the bracket that opens or closes one. */
  text: string
  /** Where the value stands; null for a closing line. */
  pointer: string | null
}

/** Writes a JSON value line by line, each with its pointer. */
export function jsonLines(value: unknown): JsonLine[] {
  const lines: JsonLine[] = []
  write(value, null, [], '', lines)
  return lines
}

function write(value: unknown, name: string | null, path: readonly PropertyKey[], comma: string, lines: JsonLine[]) {
  const indent = path.length
  const pointer = pointerOf(path)
  const isList = Array.isArray(value)
  const entries: [PropertyKey, unknown][] = isList
    ? value.map((each, at) => [at, each])
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : []
  if (entries.length === 0) {
    lines.push({ indent, name, text: `${JSON.stringify(value) ?? 'undefined'}${comma}`, pointer })
    return
  }
  lines.push({ indent, name, text: isList ? '[' : '{', pointer })
  entries.forEach(([key, each], at) =>
    write(each, isList ? null : String(key), [...path, key], at < entries.length - 1 ? ',' : '', lines),
  )
  lines.push({ indent, name: null, text: `${isList ? ']' : '}'}${comma}`, pointer: null })
}

/** The line that shows a pointer: that of the value, or of the closest one around it if the value is missing. */
export function lineOf(lines: readonly JsonLine[], pointer: string): number {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const line = lines.findIndex((each) => each.pointer === at)
    if (line >= 0 || at === '') return line
  }
}
