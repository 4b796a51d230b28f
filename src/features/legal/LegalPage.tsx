import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Brand } from '../../ui/brand/Mark.tsx'
import { legalWords } from './words.ts'
import classes from './LegalPage.module.css'

export interface LegalPageProps {
  title: string
  /** When the text came into force: `YYYY-MM-DD`. */
  since: string
  lead: string
  sections: readonly { title: string; text: ReactNode }[]
  /** The other of the two pages. */
  other: ReactNode
}

/** A legal text, shown alike to signed-in and signed-out users (docs/contract.md#signed-in-redirects). */
export function LegalPage({ title, since, lead, sections, other }: LegalPageProps) {
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Link to="/" className={classes.brand}>
          <Brand />
        </Link>
        <BackLink />
      </header>
      <main className={classes.article}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.since}>{legalWords.since(since)}</p>
        <p className={classes.lead}>{lead}</p>
        {sections.map((section, index) => (
          <section key={section.title} className={classes.section}>
            <h2>{`${index + 1}. ${section.title}`}</h2>
            <p>{section.text}</p>
          </section>
        ))}
        <p className={classes.other}>{other}</p>
      </main>
    </div>
  )
}

/** Returns to the previous page; goes to the start page if the text was opened directly. */
function BackLink() {
  const navigate = useNavigate()
  const openedDirectly = useLocation().key === 'default'
  return (
    <Anchor
      component={Link}
      to="/"
      className={classes.back}
      onClick={(event) => {
        if (openedDirectly || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <IconArrowLeft size={16} stroke={1.8} aria-hidden="true" />
      {legalWords.back}
    </Anchor>
  )
}
