/**
 * Does something again and again, in turns of the event loop, until other work has ended; returns the number of
 * turns.
 */
export async function turnsUntil(
  work: Promise<unknown>,
  act: () => Promise<unknown> = async () => {},
): Promise<number> {
  const progress = { isDone: false }
  const watched = work.finally(() => {
    progress.isDone = true
  })
  let turns = 0
  for (; !progress.isDone; turns++) {
    await act()
    await new Promise((resolve) => setImmediate(resolve))
  }
  await watched
  return turns
}
