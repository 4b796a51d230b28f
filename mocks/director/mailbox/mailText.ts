import { config } from '../../../src/config.ts'
import type { Control } from '../../control.ts'
import { mailWords } from './words.ts'

/** A mail that the model has sent. */
export type Mail = Awaited<ReturnType<Control['mails']>>[number]

/** The label of the link of a mail, by kind. */
export const linkLabels: Readonly<Record<Mail['kind'], string>> = mailWords.links

export interface Correspondent {
  name: string
  address: string
}

/** The sender of a mail: an address on the product's domain, or the user who wrote to support. */
export const senderOf = ({ from }: Mail): Correspondent =>
  from === null
    ? { name: config.brand, address: config.supportEmail.replace(/^[^@]*@/, 'no-reply@') }
    : { name: from, address: from }

export const recipientOf = ({ kind, to }: Mail): Correspondent =>
  kind === 'support'
    ? { name: mailWords.supportDesk(config.brand), address: config.supportEmail }
    : { name: to, address: to }

/** The subject, with a fallback because mails to support may lack one. */
export const subjectOf = ({ subject }: Mail) => subject.trim() || mailWords.noSubject

export const paragraphsOf = ({ text }: Mail) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/**
 * `2026-01-15 09:00` in the browser's time zone, the format of the product's timestamps (docs/contract.md#time-zone).
 */
export function timeOf({ at }: Mail): string {
  const date = new Date(at)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The URL of a mail's link in the product; null for a mail without a link. */
export const hrefOf = ({ link }: Mail) => (link === null ? null : config.root.replace(/\/$/, '') + link)
