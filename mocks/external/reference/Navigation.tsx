import { useLayoutEffect, useRef } from 'react'
import type { Area } from './document/reference.ts'
import classes from './Navigation.module.css'
import { Method } from './operation/Method.tsx'
import parts from './parts/parts.module.css'
import { referenceWords as words } from './words.ts'

interface NavigationProps {
  areas: readonly Area[]
  /** The id of the shown operation. */
  current: string
  query: string
  onSearch(query: string): void
  /** Called when an operation is chosen. */
  onChoose(): void
}

/** The search, and the operations that it finds, by area. */
export function Navigation({ areas, current, query, onSearch, onChoose }: NavigationProps) {
  const nav = useRef<HTMLElement>(null)
  // A link leads to an operation far down in the list.
  useLayoutEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const count = areas.reduce((sum, { operations }) => sum + operations.length, 0)
  return (
    <nav ref={nav} className={classes.nav} aria-label={words.operations}>
      <input
        type="search"
        className={parts.control}
        aria-label={words.search}
        placeholder={words.search}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <p role="status" className={classes.count}>
        {count === 0 ? words.none : words.found(count)}
      </p>
      <a
        href="#overview"
        className={classes.item}
        aria-current={current === '' ? 'page' : undefined}
        onClick={onChoose}
      >
        {words.overview}
      </a>
      {areas.map(({ name, title, operations }) => (
        <section key={name} aria-label={title}>
          <h2 className={classes.area}>{title}</h2>
          <ul className={classes.list}>
            {operations.map(({ id, method, summary }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className={classes.item}
                  aria-current={current === id ? 'page' : undefined}
                  onClick={onChoose}
                >
                  <Method method={method} />
                  <span>{summary}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
