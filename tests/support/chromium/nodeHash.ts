import type { TestProject } from 'vitest/node'
import { tellStory } from '../story.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The state hash at the end of the story, as Node has it. */
    nodeHash: string
  }
}

/** Tells the story in Node before it is told in Chromium. */
export async function setup({ provide }: TestProject) {
  provide('nodeHash', await tellStory())
}
