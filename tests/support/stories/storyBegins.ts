/** What watches the stories of a test run. */
let watcher: (() => void) | null = null

/** Calls `begins` whenever the story before is gone and the next one is about to be rendered. */
export function watchStories(begins: () => void) {
  watcher = begins
}

/** Tells the watcher that a story begins (.storybook/preview.tsx). */
export const beginStory = () => watcher?.()
