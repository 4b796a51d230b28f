import type { ReactNode } from 'react'
import type { Shortcut } from '../../shortcuts/shortcuts.ts'
import { BEGINS, match, wordsIn, type Span } from './matching.ts'

/** The groups in their order. */
export const groupNames = ['recent', 'fans', 'connectors', 'segments', 'bookmarks', 'pages', 'actions'] as const
export type GroupName = (typeof groupNames)[number]

/** Where an entry leads, what it does, or both. */
export type Target = { to: string; run?(): void } | { run(): void }

/** Something that the search offers. */
export interface Entry {
  id: string
  group: GroupName
  label: string
  /** A quiet second text. */
  detail?: ReactNode
  icon: ReactNode
  target: Target
  /** Further words that find it. */
  words?: string
  shortcut?: Shortcut
  /** Shown only for a query that matches. */
  hidden?: boolean
  /** Shown for any query, as it comes from an answer to it. */
  always?: boolean
  /** It answers an earlier query and does not match this one, so it is not selected by itself. */
  stale?: boolean
  /** Its matching letters are not marked. */
  unmarked?: boolean
}

/** An entry with the letters that match the query. */
export interface Row extends Entry {
  spans: readonly Span[]
  /** Those of its detail, if the label alone does not match. */
  detailSpans: readonly Span[]
}

export interface Group {
  name: GroupName
  rows: readonly Row[]
}

/** What the user asks for: a text, and whether only actions are wanted (`> dark`). */
export interface Question {
  text: string
  actionsOnly: boolean
}

export function readQuestion(query: string): Question {
  const text = query.trim()
  return text.startsWith('>') ? { text: text.slice(1).trim(), actionsOnly: true } : { text, actionsOnly: false }
}

/** The most rows of a group in the answer to a query. */
const GROUP_ROWS: Partial<Record<GroupName, number>> = { connectors: 4, segments: 4, bookmarks: 4, pages: 5 }

/** The entries that answer a question, best first in each group. */
export function groupsFor(entries: readonly Entry[], { text, actionsOnly }: Question): Group[] {
  const words = wordsIn(text)
  const names = groupNames.filter((name) => (actionsOnly ? name === 'actions' : true))
  const groups = names
    .map((name) => ({ name, rows: rowsOf(entries, name, words) }))
    .filter(({ rows }) => rows.length > 0)
  return namesPage(groups, words) ? groups.toSorted((a, b) => pagesFirst(a) - pagesFirst(b)) : groups
}

/** Somebody who types "fans" means the page, not a bookmark or a fan whose name has the word. */
function namesPage(groups: readonly Group[], words: readonly string[]): boolean {
  const best = groups.find(({ name }) => name === 'pages')?.rows[0]
  const found = words.length > 0 && best ? match(words, best.label) : null
  return found !== null && found.rank <= BEGINS
}

const pagesFirst = ({ name }: Group) => (name === 'pages' ? 0 : 1)

function rowsOf(entries: readonly Entry[], name: GroupName, words: readonly string[]): Row[] {
  return entries
    .filter(({ group, hidden }) => group === name && !(hidden && words.length === 0))
    .flatMap((entry) => {
      const found = match(words, entry.label, textOf(entry.detail), entry.words)
      return found || entry.always ? { row: markedRow(entry, words), rank: entry.always ? 0 : (found?.rank ?? 0) } : []
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ row }) => row)
    .slice(0, words.length === 0 ? undefined : GROUP_ROWS[name])
}

function markedRow(entry: Entry, words: readonly string[]): Row {
  if (entry.unmarked) return { ...entry, spans: [], detailSpans: [] }
  const inLabel = match(words, entry.label)
  const inEither = match(words, entry.label, textOf(entry.detail))
  return {
    ...entry,
    spans: inLabel?.spans ?? inEither?.spans ?? [],
    detailSpans: inLabel ? [] : (match(words, textOf(entry.detail))?.spans ?? []),
  }
}

const textOf = (detail: ReactNode) => (typeof detail === 'string' ? detail : '')
