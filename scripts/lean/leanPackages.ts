import type { Plugin } from 'vite'

/** Replaces every match; throws if there is none, because the package has changed then. */
function replaced(code: string, what: string, pattern: RegExp, by: string): string {
  if (code.search(pattern) < 0) throw new Error(`${what} is written in another way now`)
  return code.replace(pattern, by)
}

/**
 * React Router marks few of its calls as pure, so that a bundler keeps its forms, its scroll restoration and what it
 * prefetches in framework mode. It also publishes its warnings for developers to every bundler.
 */
function leanRouter(code: string): string {
  const pure = replaced(
    replaced(
      code,
      'what React Router calls',
      /\b(React\d*\.(?:forwardRef|createContext|memo)\()/g,
      '/* @__PURE__ */ $1',
    ),
    'what React Router names',
    /^\w+\.displayName = .*;$/gm,
    '',
  )
  const quiet = replaced(
    pure,
    'the switch of warnings',
    /\bvar ENABLE_DEV_WARNINGS = true;/,
    'const ENABLE_DEV_WARNINGS = false;',
  )
  // No link of ours prefetches: pages load their code by themselves.
  return replaced(quiet, 'a link that prefetches', /\bReact\d*\.createElement\(PrefetchPageLinks, [^)]*\)/, 'null')
}

const leftOut = (name: string, reason: string) =>
  `export function ${name}() { throw new Error('${name} is left out of builds: ${reason}') }\n`

/**
 * The theme's variables and classes are static style sheets (`scripts/themeStyles.ts`), so that what would write them
 * is not needed.
 */
const withoutStyles = (name: string) => leftOut(name, 'AppTheme has static style sheets')

/** A query client always has the code of endless lists. The product's lists have pages. */
const withoutInfinite = ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage']
  .map((name) => leftOut(name, 'lists have pages'))
  .join('')

/**
 * Mantine gives a field another id after its first render, for what a server has rendered, so that each field renders
 * twice. React's own ids are unique on a page.
 */
const withSteadyIds = (code: string) =>
  replaced(code, 'an id that changes', /^\tuseIsomorphicEffect\(\(\) => \{[\s\S]*?^\t\}, \[\]\);$/m, '')

const router = /\/react-router\/dist\/development\/chunk-\w+\.mjs$/
const collection = /\/@msw\/data\/build\/collection-\w+\.mjs$/
const drafts = /\/mutative\/dist\/mutative\.esm\.mjs$/
const infinite = /\/@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/
const ids = /\/@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/
const provider = /\/@mantine\/core\/esm\/core\/MantineProvider\/\w+\/(MantineCssVariables|MantineClasses)\.mjs$/

/**
 * Reads a value by the keys that lead to it. es-toolkit's function also takes paths as texts, which a collection never
 * passes.
 */
const GET = 'const get = (value, path) => path.reduce((part, key) => part?.[key], value);'

/**
 * A collection of @msw/data keeps the code of its relations, of taking back what a hook refuses, and of a log for its
 * developers; the model has none of them. Drafts of mutative also stand for maps and sets, which no record holds.
 */
function leanCollection(code: string): string {
  const alone = replaced(
    code,
    'what defines relations',
    /^\tdefineRelations\(resolver\) \{[\s\S]*?^\t\}$/m,
    "\tdefineRelations() { throw new Error('relations are left out of builds') }",
  )
  const quiet = replaced(
    alone,
    'what a collection logs',
    /^\t+(?:logger\.log\(|(?:let |const )?logger = |this\.#logger = ).*;$/gm,
    '',
  )
  const final = replaced(
    quiet,
    'what takes a change back',
    /patchesToUndo\.length > 0 \? apply\(\w+, patchesToUndo\) : /,
    '',
  )
  return replaced(final, 'what reads by path', /^import \{ get, set, unset \} from "es-toolkit\/compat";$/m, GET)
}

/** What mutative only calls for sets, to freeze, for classes, or if it is to be strict. */
const UNUSED = ['checkReadable', 'deepFreeze', 'generateSetPatches', 'strictCopy']

function leanDrafts(code: string): string {
  const plain = replaced(
    code,
    'what drafts maps and sets',
    /^const mapHandler = \{[\s\S]*?^const proxyHandler = /m,
    'const mapHandler = {}, setHandler = {}, mapHandlerKeys = [], setHandlerKeys = [];\nconst proxyHandler = ',
  )
  return UNUSED.reduce(
    (left, name) =>
      replaced(
        left,
        `mutative's ${name}`,
        new RegExp(`^(?:function ${name}|const ${name} = )\\([\\s\\S]*?^\\};?$`, 'm'),
        `function ${name}() { throw new Error('${name} is left out of builds') }`,
      ),
    plain,
  )
}

/** Vite plugin that leaves out of packages what no page uses or needs, and what a bundler cannot tell by itself. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    transform: {
      filter: { id: [router, provider, collection, drafts, ids, infinite] },
      handler(code, id) {
        const [, name] = provider.exec(id) ?? []
        if (name !== undefined) return { code: withoutStyles(name), map: null }
        if (ids.test(id)) return { code: withSteadyIds(code), map: null }
        if (infinite.test(id)) return { code: withoutInfinite, map: null }
        if (collection.test(id)) return { code: leanCollection(code), map: null }
        if (drafts.test(id)) return { code: leanDrafts(code), map: null }
        return code.includes('function PrefetchPageLinks(') ? { code: leanRouter(code), map: null } : null
      },
    },
  }
}
