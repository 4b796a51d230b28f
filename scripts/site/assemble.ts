import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listAgain } from '../offline/fileList.ts'
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
/** Too many files to store ahead: what has been opened works without a network. */
const OPENED = ['storybook/']

/** A page with a link to the overview at its top. */
function withLink(html: string, overview: string): string {
  const link = `<a href="${overview}">Overview</a>`
  if (/<nav>/.test(html)) return html.replace('<nav>', () => `<nav>\n      ${link}`)
  if (!/<body>/.test(html)) throw new Error('the page has no <body>')
  return html.replace('<body>', () => `<body>\n<nav>${link}</nav>`)
}

/**
 * Puts the parts into one folder: the demo at its root, so that its links stay what they are, and the others beside it. The page
 * `overview/` leads to all of them, and the service worker of the demo stores them.
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
  write('conformance/index.html', withLink(readFileSync(matrix, 'utf8'), '../overview/'))
  for (const found of globSync('reference/**/*.html', { cwd: site })) {
    const page = found.replaceAll('\\', '/')
    write(
      page,
      withLink(readFileSync(`${site}/${page}`, 'utf8'), `${'../'.repeat(page.split('/').length - 1)}overview/`),
    )
  }
  listAgain(site, { opened: OPENED })
}
