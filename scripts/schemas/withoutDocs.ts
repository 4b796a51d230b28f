import { parseSync, Visitor } from 'rolldown/utils'
import type { Plugin } from 'vite'

/** What a schema says about itself. */
const ABOUT = new Set(['meta', 'describe'])

/**
 * The source of a module of the contract without what only the OpenAPI document reads: what schemas say about themselves, and with
 * `sources` also what operations say.
 */
export function leaveOutDocs(code: string, sources: boolean): string {
  const cuts: { start: number; end: number; by: string }[] = []
  const { program, errors } = parseSync('contract.ts', code)
  if (errors.length > 0) throw new Error(`a module of the contract cannot be read: ${errors[0]?.message}`)
  new Visitor({
    CallExpression({ callee, arguments: [spec], end }) {
      if (
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        ABOUT.has(callee.property.name)
      )
        cuts.push({ start: callee.object.end, end, by: '' })
      if (!sources || callee.type !== 'Identifier' || callee.name !== 'endpoint' || spec?.type !== 'ObjectExpression')
        return
      for (const property of spec.properties)
        if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'source')
          cuts.push({ start: property.start, end: property.end, by: 'source: null' })
    },
  }).visit(program)
  let left = ''
  let at = 0
  for (const { start, end, by } of cuts.toSorted((a, b) => a.start - b.start)) {
    // Inside the cut before.
    if (start < at) continue
    left += code.slice(at, start) + by
    at = end
  }
  return left + code.slice(at)
}

/**
 * Vite plugin that leaves out of builds what only the OpenAPI document reads of the contract. Each of these sentences would also make
 * one more schema when a page or the worker starts. The worker needs no sources of operations either; `sources` leaves them out.
 */
export function contractWithoutDocs({ sources = false } = {}): Plugin {
  return {
    name: 'contract-without-docs',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/contract\/[^?]+\.ts$/ },
      handler: (code) => ({ code: leaveOutDocs(code, sources), map: null }),
    },
  }
}
