/** Records what each story shows at its end, for the comparison with the catalogues (docs/guides/storybook.md#message-atlas). */
import { afterEach } from 'vitest'
import { commands } from 'vitest/browser'
import { textsShown } from './textsShown.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    keepTexts: (storyId: string, texts: string[]) => Promise<void>
  }
}

afterEach(async ({ task }) => {
  // Storybook's add-on names the story here; its types do not say so.
  const { storyId } = task.meta as { storyId?: unknown }
  if (typeof storyId === 'string') await commands.keepTexts(storyId, textsShown(document))
})
