import type { Plugin } from 'vite'

/**
 * Zod tries `new Function` to find out whether it may compile schemas. The policy forbids it, and the browser reports a
 * violation. Setting `jitless` avoids the attempt, but only the module that holds zod's settings runs early enough.
 * There is no measurable cost.
 */
const withoutEval = (code: string) => `${code}\nconfig({ jitless: true })\n`

/**
 * Every schema can describe itself as JSON Schema, so no bundler drops that code, nor what tells the limits of a text or
 * a number. Only scripts use it, none of which runs in a browser.
 */
function withoutJsonSchema(code: string) {
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
  if (names.length === 0) throw new Error('zod has moved its JSON Schema code')
  // A schema creates its methods before anybody calls them. Everything else is called when it is needed.
  const isMethod = (name: string | undefined) => /^create\w+Method$/.test(name ?? '')
  const exported = names.map((name) => `${isMethod(name) ? 'method' : 'left'} as ${name}`)
  return `const left = () => { throw new Error('JSON Schema is left out of browser builds') }
const method = () => left
export { ${exported.join(', ')} }`
}

/**
 * Each format is a method of every string, so that no bundler drops those that nobody uses. The contract uses two of
 * the methods. An object schema has a compiler as well, which the policy would forbid, and each container notes what it
 * has parsed, in case a value holds itself: JSON never does.
 */
function withoutFormats(code: string) {
  const method = /return this\.check\(core\._(?!email\b|isoDateTime\b)\w+\(Zod\w+, params\)\);/g
  const compiled = 'core.$ZodObjectJIT.init'
  const memoizer = 'core.config({ memoizer: core.memoizer() });'
  if (code.search(method) < 0 || !code.includes(compiled) || !code.includes(memoizer))
    throw new Error('zod has moved its formats, its compiler or its memoizer')
  return code
    .replace(memoizer, '{}')
    .replace(method, "throw new Error('this format is left out of browser builds: use its function, such as z.url()')")
    .replace(compiled, 'core.$ZodObject.init')
}

/** The formats of the contract. Zod's messages name a format that is not in its list by its code. */
const FORMATS = /^\s*(?:regex|email|url|date|datetime):/

/** Leaves the names of all other formats out of zod's messages. */
function withoutFormatNames(code: string) {
  const list = /const FormatDictionary = \{([\s\S]*?)\};/
  if (!list.test(code)) throw new Error('zod has moved the names of its formats')
  return code.replace(list, (_, names: string) => {
    const kept = names.split('\n').filter((line) => FORMATS.test(line))
    return `const FormatDictionary = {${kept.join('\n')}};`
  })
}

const adapt = (code: string, id: string) => {
  if (id.endsWith('/locales/en.js')) return withoutFormatNames(code)
  if (id.endsWith('/core/core.js')) return withoutEval(code)
  return id.endsWith('/classic/schemas.js') ? withoutFormats(code) : withoutJsonSchema(code)
}

/**
 * Vite plugin that adapts zod to browsers: it respects the content security policy, and leaves out what no page uses.
 */
export function zodForBrowsers(): Plugin {
  return {
    name: 'zod-for-browsers',
    apply: 'build',
    transform: {
      filter: {
        id: /\/zod\/v4\/(?:core\/(?:core|to-json-schema|json-schema-processors)|classic\/schemas|locales\/en)\.js$/,
      },
      handler: (code, id) => ({ code: adapt(code, id), map: null }),
    },
  }
}
