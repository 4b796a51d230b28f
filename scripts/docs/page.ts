import { posix } from 'node:path'
import { Marked } from 'marked'
import { anchorsOf } from './anchorsOf.ts'

/** The links at the top of every page: each page's words, and its address below the reference. */
const navigation: readonly (readonly [label: string, address: string])[] = [
  ['API reference', ''],
  ['Contract', 'docs/contract.html'],
  ['Product', 'docs/product/README.html'],
  ['Architecture', 'docs/architecture.html'],
  ['The document', 'docs/guides/document.html'],
  ['HTTP', 'docs/guides/http.html'],
  ['Control API', 'docs/guides/control-api.html'],
  ['Any club', 'docs/guides/prospect.html'],
  ['Imports', 'docs/guides/imports.html'],
  ['Director', 'docs/guides/director.html'],
  ['Inspector', 'docs/guides/inspector.html'],
  ['Stories', 'docs/guides/stories.html'],
  ['Storybook', 'docs/guides/storybook.html'],
  ['Building the server', 'docs/guides/building-the-server.html'],
  ['Conformance', 'docs/guides/conformance.html'],
  ['Drift', 'docs/guides/drift.html'],
  ['Versions', 'docs/guides/contract-versions.html'],
  ['Package', 'docs/guides/package.html'],
  ['Deployment', 'docs/guides/deployment.html'],
  ['Model and server', 'docs/guides/model.html'],
]

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * The target of a document's link on the rendered pages; null for targets that they do not include, such as source
 * files.
 *
 * @param from the document that holds the link, relative to docs/
 * @param documents every document, relative to docs/
 */
function targetOf(href: string, from: string, documents: ReadonlySet<string>): string | null {
  if (/^(https?:|#)/.test(href)) return href
  const [path = '', anchor] = href.split('#')
  const target = posix.join(posix.dirname(from), path)
  if (!documents.has(target)) return null
  return path.replace(/\.md$/, '.html') + (anchor === undefined ? '' : `#${anchor}`)
}

/**
 * Renders a document of docs/ as an HTML page whose headings are anchors.
 *
 * @param name the document, relative to docs/
 * @param documents every document, relative to docs/
 * @param hasReference false where the page has no reference beside it
 */
export function renderPage(
  markdown: string,
  name: string,
  documents: ReadonlySet<string>,
  hasReference = true,
): string {
  const anchors = anchorsOf(markdown)
  let headings = 0
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        return `<h${depth} id="${anchors[headings++] ?? ''}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const target = targetOf(href, name, documents)
        const text = this.parser.parseInline(tokens)
        return target === null ? text : `<a href="${escapeHtml(target)}">${text}</a>`
      },
      // The documents contain no HTML.
      html: ({ text }) => escapeHtml(text),
    },
  })
  const body = marked.parse(markdown, { async: false })
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? name
  const toRoot = '../'.repeat(name.split('/').length)
  const links = hasReference ? navigation : navigation.filter(([, address]) => address !== '')
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)} · Touchline</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${toRoot}docs.css" />
  </head>
  <body>
    <nav>
${links.map(([label, address]) => `      <a href="${toRoot}${address}">${label}</a>`).join('\n')}
    </nav>
    <main>
${body}    </main>
  </body>
</html>
`
}
