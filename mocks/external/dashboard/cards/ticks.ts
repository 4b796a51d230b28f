/** The steps that people count in. */
const STEPS = [1, 2, 3, 4, 5, 10]
/** An axis has at most this many steps above zero. */
const MAX_STEPS = 3

/** The ticks of an axis from zero to at least a value: at most four round numbers. */
export function ticksUpTo(value: number): number[] {
  if (value <= 0) return [0, 1]
  const power = 10 ** Math.floor(Math.log10(value / MAX_STEPS))
  // Counts have no halves.
  const steps = STEPS.map((each) => each * power).filter((each) => each >= 1)
  const step = steps.find((each) => each * MAX_STEPS >= value) ?? 10 * power
  const count = Math.ceil(value / step)
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}
