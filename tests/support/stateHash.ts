/** Prints the state hash of a fixed story, under whatever zone and (by SHIFT_DAYS) date the process has. */
import { tellStory } from './story.ts'

const shift = Number(process.env.SHIFT_DAYS ?? 0) * 86_400_000
const trueNow = Date.now
Date.now = () => trueNow() + shift

console.info(await tellStory())
