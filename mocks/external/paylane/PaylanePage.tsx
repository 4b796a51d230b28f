import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { AppTheme } from '../../../src/app/theme/AppTheme.tsx'
import { config } from '../../../src/config.ts'
import { theme } from './theme.ts'
import { pageWords } from './words.ts'
import 'virtual:paylane.css'
import classes from './PaylanePage.module.css'

/** The page of the product that shows the result of a visit. */
export const billingPage = `${config.root}club/billing`

export interface PaylanePageProps {
  /** The label of the link back to the product. */
  backLabel: string
  children: ReactNode
  scheme?: 'light' | 'dark' | undefined
}

/** The layout of every page of the payment provider: header with a link back to the product, content and footer. */
export function PaylanePage({ backLabel, children, scheme }: PaylanePageProps) {
  // The pages set this in their HTML; in Storybook all stories share the root element.
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.look = 'paylane'
    return () => void delete root.dataset.look
  }, [])
  return (
    <AppTheme theme={theme} scheme={scheme}>
      <div className={classes.page}>
        <header className={classes.head}>
          <a href={billingPage} className={classes.back}>
            <IconArrowLeft size={18} stroke={1.8} aria-hidden="true" />
            {backLabel}
          </a>
          <Wordmark />
        </header>
        <main className={classes.main}>{children}</main>
        <footer className={classes.foot}>{pageWords.foot(config.brand)}</footer>
      </div>
    </AppTheme>
  )
}

function Wordmark() {
  return (
    <span className={classes.wordmark}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <rect width="24" height="24" rx="6" fill="#3D4B8A" />
        <path d="M5 16.5 9.5 7.5M10.5 16.5 15 7.5" stroke="#CBD2E8" strokeWidth="2.2" fill="none" />
        <path d="M16 16.5 18.5 11.5" stroke="#FFFFFF" strokeWidth="2.2" fill="none" />
      </svg>
      {pageWords.name}
    </span>
  )
}

/** A page with only a message and a button. */
export function PaylaneMessage({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The message replaces a form or a dialog that had the focus.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classes.message}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </section>
  )
}
