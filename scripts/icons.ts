/** Draws the icons of the installed product from the mark: `npm run icons -- --help`. */
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { headlessLaunchOptions } from './chromium.mjs'
import { readOptions } from './options.ts'

readOptions(
  'npm run icons\nDraws the icons of the installed product in public/icons/ from the mark, public/icon.svg.',
  {},
)

const root = fileURLToPath(new URL('..', import.meta.url))
const mark = readFileSync(`${root}public/icon.svg`, 'utf8')
/**
 * The same on a ground without corners: systems cut a maskable icon to their own shape, and keep the middle four
 * fifths.
 */
const GROUND = '#0B7A55'
const onGround = mark
  .replace('rx="8" ', '')
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"')
if (!onGround.includes(`<rect x="-4" y="-4" width="40" height="40" fill="${GROUND}"`))
  throw new Error('the mark has another ground')

const icons = [
  ['mark-192', 192, mark],
  ['mark-512', 512, mark],
  ['maskable-192', 192, onGround],
  ['maskable-512', 512, onGround],
  ['apple-180', 180, onGround],
] as const

mkdirSync(`${root}public/icons`, { recursive: true })
const browser = await chromium.launch(headlessLaunchOptions())
for (const [name, size, svg] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    svg.replace('<svg ', `<svg style="position: fixed; inset: 0; width: ${size}px; height: ${size}px" `),
  )
  await page.screenshot({ path: `${root}public/icons/${name}.png`, omitBackground: true })
  await page.close()
}
await browser.close()
