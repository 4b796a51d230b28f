/**
 * Milliseconds of CPU time that this process has used so far. Unlike the time of a clock they do not grow while something else keeps
 * the machine busy, so that a test of speed does not fail by chance.
 */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
