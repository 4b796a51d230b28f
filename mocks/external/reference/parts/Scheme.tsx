import { useState } from 'react'
import { referenceWords } from '../words.ts'
import classes from './parts.module.css'

type SchemeName = 'light' | 'dark'

/**
 * Where Mantine keeps the choice, so that the product and this page have the same; boot/scheme.js reads it before the
 * first paint.
 */
const KEY = 'mantine-color-scheme-value'
const { dataset } = document.documentElement

/** Switches between light and dark, as in the product. */
export function Scheme() {
  const [scheme, setScheme] = useState<SchemeName>(() => (dataset.mantineColorScheme === 'dark' ? 'dark' : 'light'))
  const other = scheme === 'light' ? 'dark' : 'light'
  function switchScheme() {
    dataset.mantineColorScheme = other
    setScheme(other)
    try {
      localStorage.setItem(KEY, other)
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
  const label = referenceWords.scheme(other)
  return (
    <button type="button" className={classes.icon} aria-label={label} title={label} onClick={switchScheme}>
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        {other === 'dark' ? (
          <path d="M12 3a6.5 6.5 0 0 0 9 8.6A9 9 0 1 1 12 3z" strokeLinejoin="round" />
        ) : (
          <>
            <circle cx="12" cy="12" r="4" />
            <path
              d="M3 12h1M12 3v1M20 12h1M12 20v1M5.6 5.6l.7.7M18.4 5.6l-.7.7M17.7 17.7l.7.7M6.3 17.7l-.7.7"
              strokeLinecap="round"
            />
          </>
        )}
      </svg>
    </button>
  )
}
