/**
 * Records what each story shows from its start to its end, and waits until it has shown every message that the atlas
 * says it shows (docs/guides/storybook.md#message-atlas).
 */
import { waitFor } from 'storybook/test'
import { messages } from 'virtual:messages'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { commands } from 'vitest/browser'
import { watchStories } from '../stories/storyBegins.ts'
import { finderOf } from './match.ts'
import { SPOKEN, textsIn, titleAnd } from './textsShown.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    keepTexts: (storyId: string, texts: string[]) => Promise<void>
  }
}

/**
 * How long a story is watched after its end, in milliseconds, to find what the atlas does not know yet. What it knows
 * is not looked for then.
 */
const SETTLE = Number(import.meta.env['VITE_SETTLE'] ?? 0)

/** What the current story has shown so far, also what has gone again, such as a toast. */
const shown = new Set<string>()
const observer = new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    const nodes = addedNodes.length > 0 ? addedNodes : [target]
    for (const node of nodes) for (const text of textsIn(node)) shown.add(text)
  }
})

/** Starts a recording. The previous story stays mounted until the next one starts, so drop its texts. */
function begin() {
  observer.disconnect()
  shown.clear()
  observer.observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributes: true,
    attributeFilter: SPOKEN,
  })
}

// All files share a page, and each has a recorder of its own.
beforeAll(() => watchStories(begin))

// Also for a story that does not get as far as to begin.
beforeEach(() => shown.clear())

afterEach(async ({ task }) => {
  // Storybook's add-on names the story here; its types do not say so.
  const { storyId } = task.meta as { storyId?: unknown }
  if (typeof storyId !== 'string') return
  const promised = messages.filter(({ story }) => story === storyId)
  const record = () => {
    for (const text of titleAnd(document)) shown.add(text)
  }
  const look = () => {
    record()
    const find = finderOf(new Map([[storyId, [...shown]]]))
    const missed = promised.filter((message) => find(message).length === 0)
    // After a change of texts or stories: npm run messages
    if (missed.length > 0)
      throw new Error(`The message atlas says that this story shows ${missed.map(({ key }) => key).join(', ')}.`)
  }
  try {
    if (task.result?.state === 'fail') return
    if (SETTLE > 0) {
      await new Promise((resolve) => setTimeout(resolve, SETTLE))
      record()
    } else if (promised.length === 0) record()
    else await waitFor(look)
  } finally {
    observer.disconnect()
    await commands.keepTexts(storyId, [...shown])
  }
})
