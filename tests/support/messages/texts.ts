import { parseSync } from 'vite'

/** A text that people read or hear, and the line on which it stands. */
export interface Text {
  line: number
  text: string
}

/** A node of the parser's tree. Its other fields depend on its type, and `walk` visits them without knowing them. */
export interface Node {
  type: string
  start: number
  [field: string]: unknown
}

/** Attributes and properties whose value is shown or read out. */
const SHOWN =
  /^(?:aria-description|aria-roledescription|aria-valuetext|alt|description|empty|header|heading|help|hint|legend|success|text|word)$|(?:label|title|placeholder|message)$/i
/** The function that shows its second argument. */
const TOAST = 'toast'
/** Errors are for developers unless they are shown, and then a boundary has words of its own. */
const SILENT = /^(?:[A-Za-z]*Error|console|querySelector|closest|matchMedia)/
const LETTER = /\p{L}/u
/** Colours, addresses, selectors of headings and the headers of requests are no words. */
const CODE = /^(?:#[\dA-F]{3,8}|https?:\S*|h[1-6](?:, h[1-6])*|Bearer …)$/i
/** Starts with a capital letter and goes on with a second word. */
const SENTENCE = /^\p{Lu}[\p{L}’'-]*,? \S/u

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The nodes in a field, which holds one, several or none. */
export const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []

const childrenOf = (node: Node): Node[] => Object.values(node).flatMap(nodesIn)

/** The name of an attribute, a property or a called function; empty for anything else. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return nameOf(node['object'])
  const name = node['name'] ?? node['value']
  return typeof name === 'string' ? name : ''
}

/** The text of a string or a template, with `…` for what is inserted; null for other nodes. */
export function literalOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateLiteral') return null
  // The parser's type of a template.
  const quasis = node['quasis'] as { value: { cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join('…')
}

/** The nodes that an expression may give as its value, such as both sides of a condition. */
export function resultsOf(node: unknown): Node[] {
  if (!isNode(node)) return []
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return resultsOf(node['expression'])
    case 'ConditionalExpression':
      return [...resultsOf(node['consequent']), ...resultsOf(node['alternate'])]
    case 'LogicalExpression':
      return [...(node['operator'] === '&&' ? [] : resultsOf(node['left'])), ...resultsOf(node['right'])]
    case 'BinaryExpression':
      return node['operator'] === '+' ? [...resultsOf(node['left']), ...resultsOf(node['right'])] : []
    case 'ArrowFunctionExpression':
      return resultsOf(node['body'])
    default:
      return [node]
  }
}

/** The values that a node shows to people. */
function shownBy(node: Node): Node[] {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return nodesIn(node['children'])
        .filter(({ type }) => type === 'JSXExpressionContainer')
        .flatMap(resultsOf)
    case 'JSXAttribute':
      return SHOWN.test(nameOf(node['name'])) ? resultsOf(node['value']) : []
    case 'Property':
      return SHOWN.test(nameOf(node['key'])) ? resultsOf(node['value']) : []
    case 'CallExpression':
      return nameOf(node['callee']) === TOAST ? nodesIn(node['arguments']).slice(1).flatMap(resultsOf) : []
    default:
      return []
  }
}

/**
 * The texts in a source file that people read or hear: text between tags, the values of attributes and properties that
 * are shown, and sentences anywhere else. Types, imports and errors for developers are none.
 */
export function textsOf(file: string, code: string): Text[] {
  const found = new Map<number, string>()
  const add = (node: Node, isText: (text: string) => boolean) => {
    const text = literalOf(node)
    if (text !== null && isText(text)) found.set(node.start, text)
  }
  const visit = (node: Node) => {
    if (
      /^TS(?:Type|Interface)|^(?:Import|Export(?:Named|All))Declaration$/.test(node.type) &&
      !isNode(node['declaration'])
    )
      return
    // A header of a request.
    if (node.type === 'Property' && nameOf(node['key']) === 'authorization') return
    const callee = node.type === 'CallExpression' || node.type === 'NewExpression' ? nameOf(node['callee']) : ''
    if (SILENT.test(callee)) return
    if (node.type === 'JSXText' && LETTER.test(String(node['value'])))
      found.set(node.start + (/^\s*/.exec(String(node['value']))?.[0].length ?? 0), String(node['value']).trim())
    add(node, (text) => SENTENCE.test(text) && !CODE.test(text))
    for (const shown of shownBy(node)) add(shown, (text) => LETTER.test(text) && !CODE.test(text))
    childrenOf(node).forEach(visit)
  }
  const { program } = parseSync(file, code)
  if (isNode(program)) visit(program)
  const lineOf = (start: number) => code.slice(0, start).split('\n').length
  return [...found].map(([start, text]) => ({ line: lineOf(start), text }))
}
