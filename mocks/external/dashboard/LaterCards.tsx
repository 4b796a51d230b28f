import { Button } from '@mantine/core'
import { Component, lazy, Suspense, type ReactNode } from 'react'
import { LoadingCards } from './Loading.tsx'
import { Notice } from './Notice.tsx'
import type { CardsProps } from './views/Cards.tsx'
import { screenWords } from './words.ts'

// The first figures do not wait for the code of the charts, which is the largest part of this page.
const Cards = lazy(async () => ({ default: (await import('./views/Cards.tsx')).Cards }))

/** The cards of a tab, or a message if their code cannot be loaded. */
export const LaterCards = (props: CardsProps) => (
  <CardsBoundary>
    <Suspense fallback={<LoadingCards />}>
      <Cards {...props} />
    </Suspense>
  </CardsBoundary>
)

/** Keeps the figures above if the cards fail. React catches the errors of children in class components only. */
export class CardsBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Notice
        title={screenWords.chartsFailed}
        action={<Button onClick={() => location.reload()}>{screenWords.reload}</Button>}
      >
        {screenWords.chartsFailedText}
      </Notice>
    )
  }
}
