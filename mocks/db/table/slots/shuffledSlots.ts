/**
 * All slots in a shuffled order that begins at a random one. Going from slot to slot would favour the rows at the edge
 * of a source, because sources often have consecutive slots.
 *
 * @param random a number from 0 to 1
 */
export function* shuffledFrom(random: number, count: number): Iterable<number> {
  if (count === 0) return
  const first = Math.floor(random * count) % count
  yield first
  // Mostly the first slot holds a row.
  const step = stepOf(random, count)
  for (let turn = 1; turn < count; turn++) yield (first + turn * step) % count
}

/** A step that visits every slot, because it has no divisor in common with their number. */
function stepOf(random: number, count: number): number {
  let step = 1 + ((Math.imul(Math.floor(random * 2 ** 32), 0x9e3779b1) >>> 0) % Math.max(1, count - 1))
  while (greatestDivisor(step, count) > 1) step++
  return step
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))
