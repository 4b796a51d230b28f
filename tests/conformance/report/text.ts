import { stripVTControlCharacters } from 'node:util'
import type { Account } from '../target.ts'
import { withinShellQuotes } from '../tools/curl.ts'

/** Characters that XML 1.0 cannot contain: control characters and lone surrogates. */
const UNPRINTABLE = /[^\t\n\r\u{20}-\u{7E}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Makes untrusted text safe to print: removes colours, cursor movements and control characters. */
export function printable(text: string): string {
  return stripVTControlCharacters(text).replace(UNPRINTABLE, '')
}

/** Escapes text for the content and the attributes of HTML and XML. Line breaks survive in both. */
export function escapeMarkup(text: string): string {
  return printable(text).replace(/[&<>"'\n\r]/g, (sign) => `&#${sign.codePointAt(0)};`)
}

/**
 * Removes tokens and the given passwords, where quoted, from a text, because people share reports. A command line may
 * have a password within the quotes of its shell.
 */
export function redactor(accounts: readonly (Account | null)[]): (text: string) => string {
  const quoted = accounts.flatMap((account) => {
    if (!account) return []
    const json = JSON.stringify(account.password)
    return [withinShellQuotes(json), json, `'${account.password}'`]
  })
  return (text) =>
    quoted
      .reduce((rest, secret) => rest.replaceAll(secret, '"•••"'), text)
      .replace(/(token["']?\s*:\s*)(["'])(?:(?!\2).)+\2?/gi, '$1"•••"')
      .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '•••')
}

/** The first lines of a text, with an ellipsis if some are omitted. */
export function firstLines(text: string, most: number): string[] {
  const lines = text.trimEnd().split('\n')
  return lines.length <= most ? lines : [...lines.slice(0, most), '…']
}

const WIDTH = 110

/** Breaks a text between words into lines for a terminal. */
export function wrapped(text: string, indent = 2): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < WIDTH + indent) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`${' '.repeat(indent)}${word}`)
  }
  return lines
}

/** `Fans, Home and Data`. */
export const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
