import { paths } from '../../paths.ts'
import { keyWords, navWords, shortcutWords } from '../Shell/words.ts'

/** A key as it is written: `mod` is Command on Apple's computers and Ctrl elsewhere. */
export type Key = string

export interface Shortcut {
  keys: readonly Key[]
  /** The keys are pressed one after the other. */
  inTurn?: boolean
  /** Alternatives are also told in words: `Up or Down`. */
  either?: boolean
  label: string
}

/** A shortcut that leads to a screen: G, then a letter. */
export interface GoTo extends Shortcut {
  to: string
  needsPlan: boolean
}

/** The shortcuts that the shell listens for (docs/product/app.md#shortcuts). */
export const shortcuts = {
  palette: { keys: ['mod', 'K'], label: shortcutWords.palette },
  help: { keys: ['?'], label: shortcutWords.help },
  tableSearch: { keys: ['/'], label: shortcutWords.tableSearch },
} as const satisfies Record<string, Shortcut>

const goTo = (letter: string, label: string, to: string): GoTo => ({
  keys: ['G', letter],
  inTurn: true,
  label,
  to,
  needsPlan: true,
})

/** The screens that have a shortcut. */
export const goTos: readonly GoTo[] = [
  goTo('H', navWords.home, paths.home()),
  goTo('F', navWords.fans, paths.fans()),
  goTo('C', navWords.connectors, paths.connectors()),
  goTo('D', navWords.dashboard, paths.dashboard()),
  goTo('S', navWords.segments, paths.segments()),
]

/** The shortcuts of the search, which its footer shows as well. */
export const paletteKeys = {
  move: { keys: ['↑', '↓'], either: true, label: shortcutWords.move },
  open: { keys: ['↵'], label: shortcutWords.open },
  newTab: { keys: ['mod', '↵'], label: shortcutWords.newTab },
  actionsOnly: { keys: ['>'], label: shortcutWords.actionsOnly },
} as const satisfies Record<string, Shortcut>

/** Every shortcut by where it works, as the dialog lists them. Tables listen for theirs themselves. */
export const shortcutGroups: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  {
    title: shortcutWords.everywhere,
    shortcuts: [shortcuts.palette, shortcuts.help, { keys: ['Esc'], label: shortcutWords.escape }],
  },
  {
    title: shortcutWords.tables,
    shortcuts: [
      shortcuts.tableSearch,
      { keys: ['↑', '↓'], either: true, label: shortcutWords.moveRow },
      { keys: ['↵'], label: shortcutWords.openRow },
      { keys: ['Space'], label: shortcutWords.selectRow },
      { keys: ['Alt', '↑', '↓'], either: true, label: shortcutWords.moveColumn },
    ],
  },
  { title: shortcutWords.goTo, shortcuts: goTos },
  { title: shortcutWords.search, shortcuts: Object.values(paletteKeys) },
]

/** True on Apple's computers and phones. */
export const isApple = () => /mac|iphone|ipad/i.test(navigator.platform)

/** How a key is shown on this computer. */
export function keyName(key: Key): string {
  if (key === 'mod') return isApple() ? '⌘' : 'Ctrl'
  return key === 'Alt' && isApple() ? '⌥' : key
}

const spoken: Record<string, string> = {
  '↑': keyWords.up,
  '↓': keyWords.down,
  '↵': keyWords.enter,
  '⌘': keyWords.command,
  '⌥': keyWords.option,
}

/** A shortcut in words, for screen readers: `Ctrl K`, `G then F`, `Up or Down`. */
export function wordsOf({ keys, inTurn = false, either = false }: Shortcut): string {
  const names = keys.map((key) => spoken[keyName(key)] ?? keyName(key))
  if (inTurn) return keyWords.inTurn(names)
  return either ? names.join(' ').replace(`${keyWords.up} ${keyWords.down}`, keyWords.upOrDown) : names.join(' ')
}

/** The value of `aria-keyshortcuts`: `Control+K`. */
export const ariaKeys = ({ keys }: Shortcut): string =>
  keys.map((key) => (key === 'mod' ? (isApple() ? 'Meta' : 'Control') : key)).join('+')

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The letter of a key. Keyboards that write other scripts are read by the place of the key. */
export const letterOf = ({ key, code }: Press): string =>
  (/^[a-z]$/i.test(key) || !/^Key[A-Z]$/.test(code) ? key : code.slice(3)).toUpperCase()

/** True if a press is the shortcut, which is one key with or without `mod`. */
export function isPressed(press: Press, { keys }: Shortcut): boolean {
  const mod = isApple() ? press.metaKey : press.ctrlKey
  const other = isApple() ? press.ctrlKey : press.metaKey
  // Some layouts need Alt to write `/` or `?`.
  if (mod !== keys.includes('mod') || other || (mod && press.altKey)) return false
  const key = keys.at(-1)
  return mod ? letterOf(press) === key : press.key === key
}
