import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { AppTheme } from '../../../src/app/theme/AppTheme.tsx'
import { config } from '../../../src/config.ts'
import { theme } from './theme.ts'
import 'virtual:paylane.css'
import classes from './PaylanePage.module.css'

/** Where the product shows what came of a visit. */
export const billingPage = `${config.root}club/billing`

export interface PaylanePageProps {
  /** What the way back to the product is called. */
  backLabel: string
  children: ReactNode
  scheme?: 'light' | 'dark' | undefined
}

/** The frame of every page of the payment provider: its name, the way back, and what a page of its kind has at its foot. */
export function PaylanePage({ backLabel, children, scheme }: PaylanePageProps) {
  // Its pages say so of themselves; in Storybook the root is everybody's.
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
        <footer className={classes.foot}>
          Payments for {config.brand} are handled by Paylane. Card details never reach {config.brand}.
        </footer>
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
      Paylane
    </span>
  )
}

/** A page that has nothing to offer but a sentence, and the way on. */
export function PaylaneMessage({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // It takes the place of a form or a dialog that had the focus, and is to be read.
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
