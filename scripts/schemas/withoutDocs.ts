import { parseSync, Visitor } from 'rolldown/utils'
import type { Plugin } from 'vite'

/** What a schema says about itself. */
const ABOUT = new Set(['meta', 'describe'])

/** Stands for the source of an operation, whose type says that it is there. */
const NO_SOURCE = "get source() { throw new Error('sources of operations are left out of the worker') }"

/**
 * The source of a module of the contract without what only documents read: what schemas say about themselves, and with
 * `sources` also where operations come from.
 *
 * @param name of the module, for errors
 */
export function leaveOutDocs(code: string, sources: boolean, name = 'contract.ts'): string {
  const cuts: { start: number; end: number; by: string }[] = []
  const { program, errors } = parseSync(name, code)
  if (errors.length > 0) throw new Error(`${name} cannot be read: ${errors[0]?.message}`)
  new Visitor({
    CallExpression({ callee, arguments: [spec], end }) {
      const isAbout =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && ABOUT.has(callee.property.name)
      if (isAbout && !spec) throw new Error(`${name} reads what a schema says about itself, which builds leave out`)
      if (isAbout) cuts.push({ start: callee.object.end, end, by: '' })
      if (!sources || callee.type !== 'Identifier' || callee.name !== 'endpoint') return
      const source =
        spec?.type === 'ObjectExpression' &&
        spec.properties.find(
          (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === 'source',
        )
      if (!source) throw new Error(`${name} declares an operation whose source cannot be left out`)
      cuts.push({ start: source.start, end: source.end, by: NO_SOURCE })
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
 * Vite plugin that leaves out of builds what only documents read of the contract. Each `meta` and `describe` also makes
 * one more schema whenever a page or the worker starts. Pages show the sources of operations beside their calls; the
 * worker does not need them, and `sources` leaves them out.
 */
export function contractWithoutDocs({ sources = false } = {}): Plugin {
  return {
    name: 'contract-without-docs',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/contract\/[^?]+\.ts$/ },
      // Builds have no source maps.
      handler: (code, id) => ({ code: leaveOutDocs(code, sources, id), map: null }),
    },
  }
}
