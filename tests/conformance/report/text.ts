import { stripVTControlCharacters } from 'node:util'
import type { Account } from '../target.ts'

/** Everything that XML 1.0 has no sign for: control characters and half surrogates. */
const UNPRINTABLE = /[^\t\n\r\u{20}-\u{7E}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Text of anyone's as it may be shown: without colours, cursor movements and control characters. */
export function printable(text: string): string {
  return stripVTControlCharacters(text).replace(UNPRINTABLE, '')
}

/** Escapes text for the content and the attributes of HTML and XML; lines stay lines in both. */
export function escapeMarkup(text: string): string {
  return printable(text).replace(/[&<>"'\n\r]/g, (sign) => `&#${sign.codePointAt(0)};`)
}

/** Takes tokens, and the given passwords where they stand in quotes, out of a text: reports are passed around. */
export function redactor(accounts: readonly (Account | null)[]): (text: string) => string {
  const quoted = accounts.flatMap((account) =>
    account ? [JSON.stringify(account.password), `'${account.password}'`] : [],
  )
  return (text) =>
    quoted
      .reduce((rest, secret) => rest.replaceAll(secret, '"•••"'), text)
      .replace(/(token["']?\s*:\s*)(["'])(?:(?!\2).)+\2?/gi, '$1"•••"')
      .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '•••')
}

/** The first lines of a text, with an ellipsis where some were left off. */
export function firstLines(text: string, most: number): string[] {
  const lines = text.trimEnd().split('\n')
  return lines.length <= most ? lines : [...lines.slice(0, most), '…']
}
