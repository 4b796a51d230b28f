import { plural } from '../../src/format.ts'
import type { Change } from './compare.ts'
import type { OpenApi } from './document.ts'

/** Up to this many operations are named; of more, only their number is shown. */
const NAMED = 3

/** The changes as text, by operation, each with its pointer, whom it breaks and where the rule is written. */
export function summarizeChanges(changes: readonly Change[], document: OpenApi): string {
  const breaks = (side: 'breaksClients' | 'breaksServers') => changes.filter((change) => change[side] !== null).length
  const head = `${plural(changes.length, 'change')}: ${breaks('breaksClients')} break clients, ${breaks('breaksServers')} ask more of servers`
  if (changes.length === 0) return 'No change: programs see the same contract.\n'
  const groups = new Map<string, Change[]>()
  for (const change of changes) {
    const key = headingOf(change.operations)
    groups.set(key, [...(groups.get(key) ?? []), change])
  }
  const rules = rulesOf(document)
  const parts = [...groups].map(([heading, own]) => {
    const [operation] = own[0]?.operations ?? []
    const rule = operation === undefined ? undefined : rules.get(operation)
    return [rule === undefined ? heading : `${heading}  ${rule}`, ...own.map(lines)].join('\n')
  })
  return `${head}\n\n${parts.join('\n\n')}\n`
}

function headingOf(operations: readonly string[]): string {
  if (operations.length === 0) return 'The document'
  const named = operations.slice(0, NAMED).join(', ')
  return operations.length <= NAMED ? named : `${named} and ${operations.length - NAMED} more`
}

const lines = ({ kind, what, pointer, breaksClients, breaksServers }: Change): string =>
  [
    `  ${kind.padEnd(7)}  ${what}`,
    `           ${pointer}`,
    ...(breaksClients === null ? [] : [`           breaks clients: ${breaksClients}`]),
    ...(breaksServers === null ? [] : [`           asks more of servers: ${breaksServers}`]),
  ].join('\n')

/** Where the rule of each operation is written, as the document says. */
function rulesOf({ paths }: OpenApi): Map<string, string> {
  return new Map(
    Object.values(paths).flatMap((item) =>
      Object.values(item).flatMap((operation) => {
        const source = operation['x-source']
        const doc = typeof source === 'object' && source !== null && 'doc' in source ? source.doc : null
        return typeof doc === 'string' ? [[operation.operationId, doc] as const] : []
      }),
    ),
  )
}
