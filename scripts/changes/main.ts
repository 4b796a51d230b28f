/**
 * Finds which stories look different now than at a commit, and how: `npm run changes -- --help`
 * (docs/guides/storybook.md#what-changed). Both Storybooks are built, their stories pictured in the same Chromium and
 * compared pixel by pixel.
 */
import { findChanges } from './changes.ts'
import { launchForPictures } from './pictures.ts'
import { writeReport } from './report.ts'
import { readOptions, refuse } from '../options.ts'
import { buildStorybook, shortName, treeOf, workingTree } from './storybooks.ts'

const USAGE = `npm run changes -- --since COMMIT [options]
Which stories look different now than at a commit; the page about it is changes-report/index.html.
  --since COMMIT   the commit to compare with, such as main
  --only TEXT      only stories whose ids or titles contain this text
  --scheme SCHEME  light or dark; light by default`

const { since, only, scheme } = readOptions(USAGE, {
  since: { type: 'string' },
  only: { type: 'string', default: '' },
  scheme: { type: 'string', default: 'light' },
})
if (since === undefined) refuse(USAGE, 'Name the commit to compare with, such as: npm run changes -- --since main')
if (!['light', 'dark'].includes(scheme)) refuse(USAGE, '--scheme takes light or dark.')

const began = performance.now()
const browser = await launchForPictures()
console.log('before')
const before = buildStorybook(treeOf(since))
console.log('after')
const after = buildStorybook(workingTree())
const changes = await findChanges(browser, before, after, { only, scheme })
await browser.close()
const file = writeReport({ ...changes, since: `${since} (${shortName(since)})`, scheme, made: new Date() })

const { changed, added, gone, restless, failures, compared } = changes
const seconds = Math.round((performance.now() - began) / 1000)
console.log(
  `${changed.length} changed, ${added.length} new, ${gone.length} gone, of ${compared} stories, in ${seconds} s`,
)
for (const { story, pixels } of changed) console.log(`  ${story.id}: ${pixels} pixels`)
for (const { id } of restless) console.log(`  ${id} looked different at first, but not alone on a page`)
for (const { story, reason } of failures) console.log(`  ${story.id} has no picture: ${reason}`)
console.log(file)
