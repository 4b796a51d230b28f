/**
 * Loaded with `--import` before a code generator. The generators call the compiler's JavaScript API, which TypeScript 7
 * does not have; here `typescript` is the copy in @ts-morph/common. A second package `typescript` would replace the
 * command `tsc`.
 */
import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

const ADDRESS = 'touchline:typescript'
const require = createRequire(import.meta.url)
const file = require.resolve('@ts-morph/common/dist/typescript.js')
const api = z.record(z.string(), z.unknown()).parse(require(file))
const names = Object.keys(api).filter((name) => /^[A-Za-z_]\w*$/.test(name) && name !== 'default')
const source = `import ts from ${JSON.stringify(pathToFileURL(file).href)}
export default ts
export const { ${names.join(', ')} } = ts`

registerHooks({
  resolve: (name, context, next) =>
    name === 'typescript' ? { url: ADDRESS, shortCircuit: true } : next(name, context),
  load: (url, context, next) =>
    url === ADDRESS ? { format: 'module', source, shortCircuit: true } : next(url, context),
})
