import { useEffect, useRef, type KeyboardEvent } from 'react'
import { panelStore } from './panelStore.ts'
import type { Section } from './sections.ts'
import { directorWords } from './words.ts'
import classes from './Director.module.css'

export interface SectionTabsProps {
  sections: readonly Section[]
  current: string
}

/** The tabs of the director. Arrow keys, Home and End move between them, and show the section at once. */
export function SectionTabs({ sections, current }: SectionTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  // Many tabs scroll sideways; the current one is always in view.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!tab || !list.current) return
    const { offsetLeft, offsetWidth } = tab
    const { scrollLeft, clientWidth } = list.current
    if (offsetLeft < scrollLeft || offsetLeft + offsetWidth > scrollLeft + clientWidth)
      list.current.scrollLeft = offsetLeft - 16
  }, [current])

  function handleKeyDown(event: KeyboardEvent) {
    const at = sections.findIndex(({ id }) => id === current)
    const next = nextTab(event.key, at, sections.length)
    const section = next === null ? undefined : sections[next]
    if (!section) return
    event.preventDefault()
    panelStore.setState({ section: section.id })
    document.getElementById(`director-tab-${section.id}`)?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={directorWords.title} className={classes.tabs}>
      {sections.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`director-tab-${id}`}
          aria-selected={id === current}
          aria-controls={id === current ? `director-section-${id}` : undefined}
          tabIndex={id === current ? 0 : -1}
          onClick={() => panelStore.setState({ section: id })}
          onKeyDown={handleKeyDown}
        >
          {title}
        </button>
      ))}
    </div>
  )
}

function nextTab(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
