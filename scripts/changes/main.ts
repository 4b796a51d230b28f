/**
 * `npm run changes -- --since main`: which stories look different now than at a commit, and how
 * (docs/guides/storybook.md#what-changed). Both Storybooks are built, their stories pictured in the same Chromium and
 * compared pixel by pixel. The page about it is `changes-report/index.html`. `--only fans` chooses stories by id or
 * title, and `--scheme dark` the dark scheme.
 */
import { parseArgs } from 'node:util'
import { findChanges } from './changes.ts'
import { launchForPictures } from './pictures.ts'
import { writeReport } from './report.ts'
import { buildStorybook, shortName, treeOf, workingTree } from './storybooks.ts'

const { values: options } = parseArgs({
  options: {
    since: { type: 'string' },
    only: { type: 'string', default: '' },
    scheme: { type: 'string', default: 'light' },
  },
})
const { since, only, scheme } = options
if (since === undefined) {
  console.error('Name the commit to compare with, such as: npm run changes -- --since main')
  process.exit(2)
}

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
