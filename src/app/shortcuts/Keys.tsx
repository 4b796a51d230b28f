import { keyName, wordsOf, type Shortcut } from './shortcuts.ts'
import classes from './Keys.module.css'

/** The keys of a shortcut as small caps, with their words for screen readers unless `silent`. */
export function Keys({ shortcut, silent = false }: { shortcut: Shortcut; silent?: boolean }) {
  return (
    <span className={classes.keys}>
      {shortcut.keys.map((key) => (
        <kbd key={key} className={classes.key} aria-hidden="true">
          {keyName(key)}
        </kbd>
      ))}
      {!silent && <span className="visually-hidden">{wordsOf(shortcut)}</span>}
    </span>
  )
}
