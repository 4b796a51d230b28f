import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listFiles } from '../serviceWorker.ts'
import { policyOf, withPolicy } from '../policy.ts'

export interface SiteParts {
  /** The folder of the built demo, which brings the reference along. */
  demo: string
  /** The folder of the built Storybook. */
  storybook: string
  /** The file of the conformance matrix. */
  matrix: string
}

const here = fileURLToPath(new URL('.', import.meta.url))
/** A page with a link to the overview at its top. */
function withLink(html: string, overview: string): string {
  const link = `<a href="${overview}">All of Touchline</a>`
  if (/<nav>/.test(html)) return html.replace('<nav>', () => `<nav>\n      ${link}`)
  if (!/<body>/.test(html)) throw new Error('the page has no <body>')
  return withHead(html, `<link rel="stylesheet" href="${overview}bar.css" />`).replace(
    '<body>',
    () => `<body>\n<nav class="site-bar">${link}</nav>`,
  )
}

const withHead = (html: string, tag: string) => html.replace('</head>', () => `${tag}\n</head>`)

/** The matrix with the icon of the demo. Where the judged model listened is nothing to a reader. */
const matrixPage = (html: string) =>
  withHead(html, '<link rel="icon" href="../icon.svg" type="image/svg+xml" />').replaceAll(
    /http:\/\/127\.0\.0\.1:\d+\/api\/v1/g,
    'the model',
  )

/**
 * Puts the parts into one folder: the demo at its root, so that its links stay what they are, and the others beside it.
 * The page `overview/` leads to all of them, and the service worker of the demo keeps them.
 */
export function assembleSite({ demo, storybook, matrix }: SiteParts, site: string): void {
  rmSync(site, { recursive: true, force: true })
  cpSync(demo, site, { recursive: true })
  cpSync(storybook, `${site}/storybook`, { recursive: true })
  const write = (file: string, text: string) => {
    mkdirSync(dirname(`${site}/${file}`), { recursive: true })
    writeFileSync(`${site}/${file}`, text)
  }
  write('overview/index.html', withPolicy(readFileSync(`${here}overview.html`, 'utf8'), policyOf({ real: false })))
  write('overview/overview.css', readFileSync(`${here}overview.css`, 'utf8'))
  write('overview/bar.css', readFileSync(`${here}bar.css`, 'utf8'))
  write('conformance/index.html', withLink(matrixPage(readFileSync(matrix, 'utf8')), '../overview/'))
  for (const found of globSync('reference/**/*.html', { cwd: site })) {
    const page = found.replaceAll('\\', '/')
    write(
      page,
      withLink(readFileSync(`${site}/${page}`, 'utf8'), `${'../'.repeat(page.split('/').length - 1)}overview/`),
    )
  }
  // Storybook has as many files as the demo, and few people open it: it is kept as it is visited.
  listFiles(site, (path) => !path.startsWith('storybook/'))
}
