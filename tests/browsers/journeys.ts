import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tab } from './tab.ts'

export type Engine = 'chromium' | 'firefox' | 'webkit'

export interface Visit {
  /** The tab that all journeys of a browser share. */
  tab: Tab
  openTab(): Promise<Tab>
  /** The window that a page opens while `act` runs. */
  openedBy(act: () => Promise<unknown>): Promise<Tab>
  /** Ends the host: whatever is not stored is gone. */
  stopHost(): Promise<void>
}

export interface Journey {
  name: string
  /** Part of the short pass: true for all engines, else the engines by name. */
  short?: true | readonly Engine[]
  run(visit: Visit): Promise<void>
}

const range = /^[\d,]+-[\d,]+ of [\d,]+$/
const rows = `[...document.querySelectorAll('tbody tr')].map((row) => row.textContent)`
const badge = (state: string) => ({ role: 'status', name: 'State', text: state }) as const

/** Records the states that a page shows: a sync takes seconds, and on a busy machine a driver can ask too late. */
const RECORD_STATES = `(() => {
  window.states = []
  const record = () => {
    const state = document.querySelector('[role=status][aria-label=State]')?.textContent
    if (state && state !== window.states.at(-1)) window.states.push(state)
  }
  new MutationObserver(record).observe(document.body, { subtree: true, childList: true, characterData: true })
})()`

/** The total number of rows that the table shows. */
const total = async (tab: Tab) => Number((await tab.waitFor({ text: range })).split(' of ')[1]?.replaceAll(',', ''))

/** Opens a page as Hannah, and signs her in first if necessary. */
async function open(tab: Tab, path: string) {
  await tab.goto(path)
  const found = await tab.until('the page or the login', () =>
    tab.evaluate(`document.querySelector('#demo-accounts') ? 'login' : document.querySelector('nav') && 'page'`),
  )
  if (found !== 'login') return
  await signIn(tab)
  await tab.goto(path)
}

async function signIn(tab: Tab) {
  await tab.click({ role: 'button', name: /Hannah Whitlock/ })
  await tab.waitFor({ role: 'heading', name: 'Welcome, Hannah!' })
}

async function openFirstFan(tab: Tab) {
  await open(tab, '/fans?orderBy=email&orderDirection=asc')
  await tab.waitFor({ text: range })
  const { name, path } = (await tab.until(
    'the first fan',
    () =>
      tab.evaluate(`(({ textContent: name, pathname: path }) => ({ name, path }))(document.querySelector('tbody a'))`),
    // evaluate() is untyped; the script returns this.
  )) as { name: string; path: string }
  await tab.click({ role: 'link', name })
  await tab.waitFor({ role: 'heading', name: 'Fan score' })
  return { name, path }
}

async function moveFan(tab: Tab, city: string) {
  await tab.click({ role: 'button', name: 'Update Fan Profile' })
  await tab.enter({ role: 'textbox', name: 'City' }, city)
  await tab.click({ role: 'button', name: 'Save' })
  await tab.waitFor({ text: 'Fan updated successfully' })
  await tab.waitFor({ text: city })
}

/**
 * True once the browser has every file of the demo. Not every driver waits for a promise, so that the next poll reads
 * the answer.
 */
const STORED = `(navigator.serviceWorker.ready.then(async ({ scope }) => {
  window.stored = (await caches.match(scope + 'files.json')) !== undefined
}), window.stored === true)`

/** Opens the director. With the keyboard: WebKit's scroll bar lies over half of its button. */
async function openDirector(tab: Tab) {
  await tab.until('the focus on the director', () => tab.evaluate(FOCUS_DIRECTOR))
  await tab.press('Enter')
}

const FOCUS_DIRECTOR = `(() => {
  const button = document.getElementById('touchline-director-button')
  button?.focus()
  return button !== null && document.activeElement === button
})()`

/** Chooses a story. Not every driver can use a list of choices. */
const chooseStory = (name: string) => `(() => {
  const list = document.querySelector('[role=tabpanel] select')
  const option = [...(list?.options ?? [])].find(({ value }) => value === '${name}')
  if (!option) return false
  list.value = option.value
  return list.dispatchEvent(new Event('change', { bubbles: true }))
})()`

const focusedIs = (selector: string) => `document.activeElement?.matches('${selector}') === true`

export const journeys: readonly Journey[] = [
  {
    name: 'sign in, and see the call',
    short: true,
    async run({ tab }) {
      await tab.goto('/login')
      await signIn(tab)
      await openDirector(tab)
      await tab.click({ role: 'tab', name: 'Calls' })
      // The page still calls: each new call would move the row that is about to be clicked.
      await tab.enter({ role: 'textbox', name: 'Filter by name or status' }, 'account.login')
      await tab.click({ role: 'option', name: /account\.login/ })
      // Firefox does not say that a request has a body.
      await tab.waitFor({ text: /"email": "admin@rovers\.example"/ })
      const differs = await tab.evaluate(`document.querySelector('[aria-label="Differs from the contract"]') !== null`)
      if (differs !== false) throw new Error('a call differs from the contract')
      await tab.click({ role: 'button', name: 'Close the director' })
      await tab.waitGone({ role: 'tab', name: 'Calls' })
    },
  },
  {
    name: 'list',
    short: true,
    async run({ tab }) {
      await open(tab, '/fans')
      const text = await tab.waitFor({ text: /^1-10 of [\d,]+$/ })
      await tab.until('ten rows', () => tab.evaluate(`${rows}.length === 10`))
      if ((await total(tab)) < 10_000) throw new Error(`a club of 12,000 fans showed ${text}`)
    },
  },
  {
    name: 'search',
    async run({ tab }) {
      await open(tab, '/fans')
      const before = await total(tab)
      await tab.enter({ role: 'textbox', name: /Search/ }, 'WESTMERE')
      await tab.until('rows of Westmere alone', () => tab.evaluate(`${rows}.every((row) => /westmere/i.test(row))`))
      await tab.until('a shorter list', async () => (await total(tab)) < before)
    },
  },
  {
    name: 'sort',
    async run({ tab }) {
      await open(tab, '/fans')
      await tab.waitFor({ text: range })
      const before = JSON.stringify(await tab.evaluate(rows))
      await tab.click({ role: 'button', name: 'Score' })
      await tab.until('the sorted column', () => tab.evaluate(`!!document.querySelector('th[aria-sort=ascending]')`))
      await tab.until('other rows', async () => JSON.stringify(await tab.evaluate(rows)) !== before)
    },
  },
  {
    name: 'open a fan',
    async run({ tab }) {
      const { name } = await openFirstFan(tab)
      await tab.waitFor({ role: 'heading', name })
    },
  },
  {
    name: 'live in two tabs',
    short: true,
    async run({ tab, openTab }) {
      await open(tab, '/fans')
      const watcher = await openTab()
      await open(watcher, '/fans')
      await watcher.evaluate('(window.untouched = true)')
      for (const each of [tab, watcher]) {
        await each.waitFor(badge('SYNCED'))
        await each.evaluate(RECORD_STATES)
      }
      await tab.click({ role: 'button', name: 'Sync' })
      for (const each of [watcher, tab]) {
        await each.until('a sync from its start to its end', async () =>
          /SYNCING.*SYNCED/.test(String(await each.evaluate('window.states.join()'))),
        )
      }
      if ((await watcher.evaluate('window.untouched')) !== true) throw new Error('the other tab was reloaded')
    },
  },
  {
    name: 'import a CSV file',
    short: true,
    async run({ tab }) {
      const folder = await mkdtemp(join(tmpdir(), 'touchline-'))
      try {
        // The sample and a row that is refused, so that there is a report.
        const file = join(folder, 'fans.csv')
        await writeFile(file, `${await readFile('public/samples/import-fans.csv', 'utf8')}Max,Muster,no address\n`)
        await open(tab, '/integrations/data/fans')
        const before = await total(tab)
        await tab.click({ role: 'button', name: 'Import Fans' })
        const dialog = { role: 'dialog', name: 'Import Fans' } as const
        await tab.upload({ role: 'file', name: 'CSV file', within: dialog }, file)
        await tab.waitFor({ text: /^5 of 6 rows are ready\./, within: dialog })
        await tab.click({ role: 'button', name: 'Import 5 rows', within: dialog })
        await tab.waitFor({ role: 'button', name: 'Download failed rows', within: dialog })
        await tab.click({ role: 'button', name: 'Done', within: dialog })
        await tab.waitGone(dialog)
        await tab.until('five more fans', async () => (await total(tab)) === before + 5)
      } finally {
        await rm(folder, { recursive: true })
      }
    },
  },
  {
    name: 'choose a day with the keyboard',
    async run({ tab }) {
      await open(tab, '/integrations/data/fans')
      await tab.click({ role: 'button', name: 'Add New Fan' })
      const panel = { role: 'dialog', name: 'Add New Fan' } as const
      await tab.enter({ role: 'textbox', name: 'Birthday', within: panel }, '1988-01-31')
      await tab.click({ role: 'button', name: 'Calendar, Birthday', within: panel })
      await tab.until('the focus on the day', () => tab.evaluate(focusedIs('[data-date="1988-01-31"]')))
      for (const [key, day] of [
        ['PageDown', '1988-02-29'],
        ['ArrowRight', '1988-03-01'],
        ['ArrowUp', '1988-02-23'],
      ] as const) {
        await tab.press(key)
        await tab.until(`the focus on ${day}`, () => tab.evaluate(focusedIs(`[data-date="${day}"]`)))
      }
      await tab.press('Enter')
      await tab.until('the focus on the button', () => tab.evaluate(focusedIs('[aria-label="Calendar, Birthday"]')))
      await tab.until('the day in the field', () =>
        tab.evaluate(
          `[...document.querySelectorAll('[role=dialog] input')].some(({ value }) => value === '1988-02-23')`,
        ),
      )
      // An empty form is left without a question.
      await tab.enter({ role: 'textbox', name: 'Birthday', within: panel }, '1')
      await tab.press('Backspace')
      await tab.press('Escape')
      await tab.waitGone(panel)
    },
  },
  {
    name: 'the focus goes with the page',
    async run({ tab }) {
      await open(tab, '/fans')
      await tab.waitFor({ text: range })
      await tab.until('the focus on a fan', () =>
        tab.evaluate(`(document.querySelector('tbody a')?.focus(), ${focusedIs('tbody a')})`),
      )
      await tab.press('Enter')
      await tab.waitFor({ role: 'heading', name: 'Fan score' })
      await tab.until('the focus in the page', () => tab.evaluate(focusedIs('main, main *')))
    },
  },
  {
    name: 'dashboard',
    async run({ tab }) {
      await open(tab, '/dashboard')
      await tab.waitFor({ role: 'heading', name: 'Fans over time', inFrame: true })
      await tab.waitFor({ text: '12,000', inFrame: true })
    },
  },
  {
    name: 'a reload keeps what was written',
    short: true,
    async run({ tab }) {
      await openFirstFan(tab)
      await moveFan(tab, 'Kirkby Lonsdale')
      await tab.reload()
      await tab.waitFor({ text: 'Kirkby Lonsdale' })
    },
  },
  {
    name: 'a second tab sees what the first wrote',
    async run({ tab, openTab }) {
      const { path } = await openFirstFan(tab)
      const second = await openTab()
      await open(second, path)
      await second.waitFor({ role: 'heading', name: 'Fan score' })
      await moveFan(tab, 'Barrow')
      const third = await openTab()
      await open(third, path)
      await third.waitFor({ text: 'Barrow' })
      await second.reload()
      await second.waitFor({ text: 'Barrow' })
    },
  },
  {
    name: 'the window of the presenter',
    async run({ tab, openedBy }) {
      await open(tab, '/home')
      await openDirector(tab)
      await tab.click({ role: 'tab', name: 'Story' })
      await tab.until('the story', () => tab.evaluate(chooseStory('A source fails and recovers')))
      const presenter = await openedBy(() => tab.click({ role: 'button', name: 'Presenter window' }))
      await presenter.waitFor({ text: 'Follows the product window' })
      for (const [step, heading] of [
        ['All is well', 'Welcome, Hannah!'],
        ['A key is wrong', 'Connectors'],
      ] as const) {
        await presenter.click({ role: 'button', name: 'Next step' })
        await presenter.waitFor({ role: 'heading', name: step })
        await tab.waitFor({ role: 'heading', name: heading })
      }
      await tab.waitFor({ text: 'Failed, and it says so' })

      await presenter.click({ role: 'button', name: 'Blank' })
      await tab.waitFor({ role: 'button', name: 'Show the page again' })
      await presenter.click({ role: 'button', name: 'Show the page' })
      await tab.waitGone({ role: 'button', name: 'Show the page again' })

      for (const each of [tab, presenter]) await each.reload()
      await presenter.waitFor({ text: 'Follows the product window' })
      await presenter.waitFor({ role: 'heading', name: 'A key is wrong' })
      await presenter.click({ role: 'button', name: 'Play' })
      await presenter.click({ role: 'button', name: 'Pause' })
      await presenter.click({ role: 'button', name: 'Back' })
      await presenter.waitFor({ role: 'heading', name: 'All is well' })
      await tab.waitFor({ role: 'heading', name: 'Welcome, Hannah!' })
      await tab.click({ role: 'button', name: 'Close the director' })
    },
  },
  {
    // The last one: there is no host afterwards.
    name: 'without a network',
    // It takes the longest. Chromium's journeys are without a network, too; in Firefox only the long run is.
    short: ['webkit'],
    async run({ tab, stopHost }) {
      await open(tab, '/home')
      await tab.until('every file to be stored', () => tab.evaluate(STORED))
      await stopHost()
      await tab.reload()
      await tab.waitFor({ role: 'heading', name: 'Welcome, Hannah!' })
      await open(tab, '/fans')
      await tab.waitFor({ text: /^1-10 of [\d,]+$/ })
      await open(tab, '/dashboard')
      await tab.waitFor({ role: 'heading', name: 'Fans over time', inFrame: true })
      await tab.goto('/external/director/')
      await tab.waitFor({ role: 'heading', name: 'Director' })
    },
  },
]
