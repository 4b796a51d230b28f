import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand, htmlPage } from '../../tests/conformance/report/html/frame.ts'
import { frameStyle } from '../../tests/conformance/report/html/frameStyle.ts'
import { escapeMarkup as escape } from '../../tests/conformance/report/text.ts'
import { plural } from '../../src/format.ts'
import type { Change, Changes, Single } from './changes.ts'
import type { Story } from './pictures.ts'
import { reportStyle } from './reportStyle.ts'

const FOLDER = 'changes-report'

export interface Comparison extends Changes {
  /** The commit that is compared with. */
  since: string
  scheme: string
  made: Date
}

const nameOf = ({ title, name }: Story) => `${escape(title.replaceAll('/', ' / '))} <b>${escape(name)}</b>`

/** A picture that opens in full size. */
const figure = (kind: string, caption: string, file: string, alt: string) =>
  `<figure class="${kind}"><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${escape(alt)}" loading="lazy"></a></figure>`

function changeCard({ story, pixels, of }: Change): string {
  const share = (pixels / of) * 100
  const part = share < 0.01 ? 'under 0.01 %' : `${share.toFixed(2)} %`
  const alt = `${story.title}, ${story.name}`
  return `<li class="card" id="${escape(story.id)}">
<div class="line plain"><h3>${nameOf(story)}</h3><p class="soft">${plural(pixels, 'pixel', 'pixels')}, ${part} · <code>${escape(story.id)}</code></p></div>
<div class="pictures">
${figure('before', 'Before', `${story.id}.before.png`, `${alt}, before`)}
${figure('after', 'After', `${story.id}.after.png`, `${alt}, after`)}
${figure('difference', 'Difference', `${story.id}.difference.png`, `What differs in ${alt}`)}
</div></li>`
}

const singleCard = (kind: string, caption: string, { story }: Single) =>
  `<li class="card" id="${escape(story.id)}"><div class="line plain"><h3>${nameOf(story)}</h3><code class="soft">${escape(story.id)}</code></div>
<div class="pictures one">${figure(kind, caption, `${story.id}.${kind}.png`, `${story.title}, ${story.name}`)}</div></li>`

const section = (id: string, title: string, body: string) =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${body}</section>`

const views = ['all', 'before', 'after', 'difference'] as const
const viewNames = { all: 'Side by side', before: 'Before', after: 'After', difference: 'Difference' } as const
const viewSwitch = `<fieldset class="switch"><legend class="hidden">Pictures</legend>${views
  .map(
    (view, index) =>
      `<input type="radio" name="view" id="view-${view}"${index === 0 ? ' checked' : ''}><label for="view-${view}">${viewNames[view]}</label>`,
  )
  .join('')}</fieldset>`

function sections({ changed, added, gone, restless, failures }: Changes): string {
  const list = (items: string[]) => `<ul>${items.join('\n')}</ul>`
  const named = (stories: { story: Story; text: string }[]) =>
    `<div class="card plain">${stories.map(({ story, text }) => `<p>${nameOf(story)} <span class="soft">${escape(text)}</span></p>`).join('')}</div>`
  return [
    changed.length > 0 &&
      section('changed', `${changed.length} changed`, `${viewSwitch}${list(changed.map(changeCard))}`),
    added.length > 0 &&
      section('new', `${added.length} new`, list(added.map((one) => singleCard('after', 'New', one)))),
    gone.length > 0 &&
      section('gone', `${gone.length} gone`, list(gone.map((one) => singleCard('before', 'Before', one)))),
    failures.length > 0 &&
      section(
        'failures',
        'Without a picture',
        named(failures.map(({ story, reason }) => ({ story, text: reason.split('\n')[0] ?? '' }))),
      ),
    restless.length > 0 &&
      section(
        'restless',
        'Not counted',
        named(
          restless.map((story) => ({
            story,
            text: 'looked different after other stories, but the same alone on a page',
          })),
        ),
      ),
  ]
    .filter((part) => part !== false)
    .join('\n')
}

/** What differs as one page, whose pictures lie beside it. */
export function reportPage({ since, scheme, made, ...changes }: Comparison): string {
  const { changed, added, gone, compared } = changes
  const moment = `${made.toISOString().slice(0, 10)} ${made.toISOString().slice(11, 16)} UTC`
  const sum = changed.length + added.length + gone.length
  const verdict =
    sum === 0
      ? `<h1><span class="big">Nothing</span> has changed</h1><p>All ${compared} stories look the same, pixel for pixel.</p>`
      : `<h1><span class="big">${changed.length}</span> of ${plural(compared, 'story', 'stories')} changed</h1><p>${added.length} new, ${gone.length} gone.</p>`
  return htmlPage(
    `Changes since ${since}`,
    `${frameStyle}${reportStyle}`,
    `<div class="sheet">
<header>${brand('What changed')}<p class="run">since <span class="url">${escape(since)}</span>, ${escape(scheme)} · <time datetime="${made.toISOString()}">${moment}</time></p></header>
<main>
<section>${verdict}</section>
${sections(changes)}
</main>
<footer>A story counts as changed if a single pixel differs. Click a picture for its full size.</footer>
</div>`,
  )
}

/**
 * Writes the page and its pictures into `changes-report/`.
 *
 * @returns the page's file
 */
export function writeReport(comparison: Comparison): string {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  const write = ({ id }: Story, kind: string, picture: Buffer) =>
    writeFileSync(join(FOLDER, `${id}.${kind}.png`), picture)
  for (const { story, before, after, difference } of comparison.changed) {
    write(story, 'before', before)
    write(story, 'after', after)
    write(story, 'difference', difference)
  }
  for (const { story, picture } of comparison.added) write(story, 'after', picture)
  for (const { story, picture } of comparison.gone) write(story, 'before', picture)
  const file = join(FOLDER, 'index.html')
  writeFileSync(file, reportPage(comparison))
  return file
}
