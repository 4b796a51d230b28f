import type { TestProject } from 'vitest/node'
import { runStory } from '../model/story.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The state hash at the end of the story in Node. */
    nodeHash: string
  }
}

/** Runs the story in Node before it runs in Chromium. */
export async function setup({ provide }: TestProject) {
  provide('nodeHash', await runStory())
}
