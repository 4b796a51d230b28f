import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Reads the options of a command from its arguments. `--help` prints the usage, and ends the process. For an option that
 * the command does not have, or one without its value, it says so.
 *
 * @param usage the command with its options, as `--help` prints it
 */
export function readOptions<const T extends Options>(usage: string, options: T) {
  const { help, ...values } = parse(usage, options)
  if (help === true) {
    console.log(usage)
    process.exit(0)
  }
  // Without the option that was added below, these are the options that were asked for.
  return values as ReturnType<typeof parseArgs<{ options: T }>>['values']
}

function parse(usage: string, options: Options): Record<string, unknown> {
  try {
    return parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } }).values
  } catch (error) {
    const [what = ''] = String(error instanceof Error ? error.message : error).split('. ')
    return refuse(usage, `${what.replace(/\.$/, '')}.`)
  }
}

/** Prints what is wrong with the arguments of a command, and its usage, and ends the process with 2. */
export function refuse(usage: string, what: string): never {
  console.error(`${what}\n${usage}`)
  process.exit(2)
}

/** Reads the value of an option that is a number of at least 1, or refuses it. */
export function readCount(usage: string, name: string, value: string): number {
  const count = Number(value)
  return Number.isInteger(count) && count > 0 ? count : refuse(usage, `--${name} takes a whole number from 1 on.`)
}
