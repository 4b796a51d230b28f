/**
 * `npm run messages`: writes into `design/messages/stories.json` which story shows which text, by what the stories of
 * the last run of `npm run test:stories` have shown, and names the texts that no story shows
 * (docs/guides/storybook.md#message-atlas). Links to stories that were not run are left as they are.
 */
import { readMessages } from '../../tests/support/messages/catalogue.ts'
import { linksOf, readLinks, writeLinks } from '../../tests/support/messages/links.ts'
import { unexplained } from '../../tests/support/messages/match.ts'
import { dataTest, readShown, testedStories, withoutPanel } from '../../tests/support/messages/shown.ts'

const shown = readShown()
const messages = readMessages()
if (shown.size === 0) {
  console.error('No story was run. Begin with: npm run test:stories')
  process.exit(2)
}
const existing = testedStories()
const links = linksOf(messages, shown, readLinks(), (story) => existing?.has(story) ?? true)
writeLinks(links)
for (const key of links.missing) console.log(`no story shows ${key}`)
for (const [text, story] of unexplained(withoutPanel(shown), messages, dataTest()))
  console.log(`no catalogue has “${text}” (${story})`)
console.log(`${shown.size} stories show ${Object.keys(links.stories).length} of ${messages.length} texts`)
