import { lexer, type Token, type Tokens } from 'marked'

/** The text of a heading without its markup. */
function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? token.text : ''))
    .join('')
}

/** The anchor that GitHub gives a heading: lower case, spaces as hyphens, without punctuation. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'

/** The anchors of a Markdown text's headings, in their order. A repeated heading gets a number, as on GitHub. */
export function anchorsOf(markdown: string): string[] {
  const counts = new Map<string, number>()
  return lexer(markdown)
    .filter(isHeading)
    .map(({ tokens }) => {
      const slug = slugOf(plainText(tokens))
      const count = counts.get(slug) ?? 0
      counts.set(slug, count + 1)
      return count === 0 ? slug : `${slug}-${count}`
    })
}
