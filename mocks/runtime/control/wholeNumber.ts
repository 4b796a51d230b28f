/** Checks an argument; throws a sentence for anything but a whole number from 0 to `max`. */
export function wholeNumber(value: unknown, name: string, max = Number.MAX_SAFE_INTEGER): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > max) {
    throw new Error(`${name} must be a whole number from 0 to ${max}`)
  }
  return value
}
