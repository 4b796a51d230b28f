import { useState } from 'react'
import type { Backend } from '../../control.ts'
import { operationOf, type Reference } from './document/reference.ts'
import { searchAreas } from './document/search.ts'
import { Navigation } from './Navigation.tsx'
import { OperationView } from './operation/OperationView.tsx'
import { Overview } from './Overview.tsx'
import { BrandMark } from './parts/Brand.tsx'
import parts from './parts/parts.module.css'
import { Scheme } from './parts/Scheme.tsx'
import classes from './ReferencePage.module.css'
import { useHash } from './useHash.ts'
import { referenceWords as words } from './words.ts'

interface ReferencePageProps {
  reference: Reference
  /** Connects to the model, for "Try it". */
  connect(): Backend
}

/** The API reference: every operation of the document, with a search and a form that calls the model. */
export function ReferencePage({ reference, connect }: ReferencePageProps) {
  const hash = useHash()
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(false)
  const operation = operationOf(reference, hash)
  return (
    <div className={classes.page}>
      <a
        href="#main"
        className={classes.skip}
        onClick={(event) => {
          // The fragment names an operation, so the link must not change it.
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        {words.skip}
      </a>
      <header className={classes.bar}>
        <a href="#overview" className={classes.brand}>
          <BrandMark size={28} />
          <span>{reference.title}</span>
        </a>
        <Documents />
        <button
          type="button"
          className={`${parts.button} ${parts.plain} ${classes.toggle}`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {words.operations}
        </button>
        <Scheme />
      </header>
      <aside className={classes.side} data-open={open || undefined}>
        <Navigation
          areas={searchAreas(reference, query)}
          current={operation?.id ?? ''}
          query={query}
          onSearch={setQuery}
          onChoose={() => setOpen(false)}
        />
      </aside>
      <main id="main" className={classes.main} tabIndex={-1} data-beside={open || undefined}>
        {operation ? (
          <OperationView operation={operation} reference={reference} connect={connect} />
        ) : (
          <Overview reference={reference} />
        )}
      </main>
    </div>
  )
}

/** The documents beside the reference. */
function Documents() {
  return (
    <nav aria-label={words.documents} className={classes.documents}>
      <a href="./docs/contract.html">{words.contract}</a>
      <a href="./docs/guides/document.html">{words.guide}</a>
      <a href="./openapi.json" download>
        {words.older}
      </a>
      <a href="./openapi-3.2.json" download>
        {words.newer}
      </a>
    </nav>
  )
}
