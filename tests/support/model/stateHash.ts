/** Prints the state hash of a fixed story, in the time zone of the process and with its date shifted by SHIFT_DAYS. */
import { runStory } from './story.ts'

const shift = Number(process.env.SHIFT_DAYS ?? 0) * 86_400_000
const trueNow = Date.now
Date.now = () => trueNow() + shift

console.info(await runStory())
