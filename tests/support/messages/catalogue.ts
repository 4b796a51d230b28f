import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { files, root } from '../structure/sources.ts'
import { isNode, literalOf, nameOf, nodesIn, resultsOf, type Node } from './texts.ts'

/** One text of a catalogue. */
export interface Message {
  /** Its file and its place there, such as `src/ui/words.ts#copyWords.done`. */
  key: string
  /** Its wordings, with `…` for what is inserted: several if it depends on what is inserted. */
  texts: string[]
}

/** What can be recognised: a word of two letters at least. */
const WORD = /\p{L}{2}/u

const isText = (text: string | null): text is string => text !== null && WORD.test(text)

/** The value of a declaration without the types around it. */
const bare = (node: unknown): Node | undefined => resultsOf(node)[0]

/** A text at the end of a chain of calls, such as `` `Path ${path}`.trim() ``. */
function textIn(node: Node): string | null {
  const callee = node['callee']
  return node.type === 'CallExpression' && isNode(callee) && isNode(callee['object'])
    ? literalOf(callee['object'])
    : literalOf(node)
}

/** The results of a function, whether it is one expression or a block. */
function returned(body: Node): Node[] {
  if (body.type === 'ReturnStatement') return resultsOf(body['argument'])
  if (body.type === 'BlockStatement' || body.type === 'IfStatement')
    return Object.values(body).flatMap(nodesIn).flatMap(returned)
  return body.type.endsWith('Statement') || body.type.endsWith('Declaration') ? [] : resultsOf(body)
}

/** The name of a property; a status is a number. */
const nameOfKey = (key: unknown) =>
  isNode(key) && typeof key['value'] === 'number' ? String(key['value']) : nameOf(key)

/** The messages of a value: of an object those of its properties, of a list those of its items. */
function messagesIn(key: string, value: Node | undefined): Message[] {
  if (!value) return []
  if (value.type === 'ObjectExpression')
    return nodesIn(value['properties']).flatMap((property) =>
      property.type === 'Property' ? messagesIn(`${key}.${nameOfKey(property['key'])}`, bareValue(property)) : [],
    )
  if (value.type === 'ArrayExpression')
    return nodesIn(value['elements']).flatMap((item, index) => messagesIn(`${key}.${index}`, item))
  const isFunction = value.type === 'ArrowFunctionExpression' || value.type === 'FunctionDeclaration'
  const results = isFunction && isNode(value['body']) ? returned(value['body']) : resultsOf(value)
  const inner = isFunction ? results.filter(({ type }) => /^(?:Object|Array)Expression$/.test(type)) : []
  const texts = [...new Set(results.map(textIn).filter(isText))]
  return [...(texts.length > 0 ? [{ key, texts }] : []), ...inner.flatMap((object) => messagesIn(key, object))]
}

/** The value of a property: a function stays one, so that its body is read as a whole. */
function bareValue(property: Node): Node | undefined {
  const value = property['value']
  return isNode(value) && value.type === 'ArrowFunctionExpression' ? value : bare(value)
}

/** The messages of a catalogue's source. */
export function messagesOf(file: string, code: string): Message[] {
  const { program } = parseSync(file, code)
  if (!isNode(program)) return []
  return nodesIn(program['body']).flatMap((statement) => {
    const declaration = statement.type.startsWith('Export') ? statement['declaration'] : statement
    if (!isNode(declaration)) return []
    if (declaration.type === 'FunctionDeclaration')
      return messagesIn(`${file}#${nameOf(declaration['id'])}`, declaration)
    return nodesIn(declaration['declarations']).flatMap((one) =>
      messagesIn(`${file}#${nameOf(one['id'])}`, isNode(one['init']) ? bareInit(one['init']) : undefined),
    )
  })
}

const bareInit = (init: Node) => (init.type === 'ArrowFunctionExpression' ? init : bare(init))

/**
 * All catalogues of the product and of the model. The director is beside them: a tool for those who show the product.
 */
export const catalogues = files.filter((file) => file.endsWith('/words.ts') && !file.startsWith('mocks/director/'))

/** Every message of every catalogue. */
export const readMessages = (): Message[] =>
  catalogues.flatMap((file) => messagesOf(file, readFileSync(join(root, file), 'utf8')))
