import { Button, Tabs } from '@mantine/core'
import { useDeferredValue, useEffect } from 'react'
import type { Figures } from '../../control.ts'
import { ClubHead } from './ClubHead.tsx'
import { Filters } from './Filters.tsx'
import type { FiguresSource } from './figures/figuresSource.ts'
import { LaterCards } from './LaterCards.tsx'
import { Loading, LoadingCards } from './Loading.tsx'
import { Notice } from './Notice.tsx'
import { Totals } from './cards/Totals.tsx'
import { useColours } from './cards/useColours.ts'
import { useFigures } from './figures/useFigures.ts'
import { tabs, type Tab, type View } from './view.ts'
import { totalsOf } from './views/totals.ts'
import { filterWords, screenWords } from './words.ts'
import classes from './Screen.module.css'

const labels: Record<Tab, string> = {
  overview: screenWords.overview,
  audience: screenWords.audience,
  shop: screenWords.shop,
  ticketing: screenWords.ticketing,
}

interface ScreenProps {
  source: FiguresSource
  view: View
  onView(view: View): void
  framed: boolean
}

/** The dashboard's header, tabs, filters and panel, or a notice if there are no figures. */
export function Screen({ source, view, onView, framed }: ScreenProps) {
  const { data: figures, isError, isPlaceholderData, refetch } = useFigures(source, view)
  // Charts take long to render, so other figures show first. Dimmed until then, their texts would be hard to read.
  const charted = useDeferredValue(figures, null)
  const colours = useColours(figures?.club.accent ?? null)
  const title = figures ? `${labels[view.tab]} · ${figures.club.name}` : screenWords.title
  useEffect(() => {
    document.title = title
  }, [title])

  if (figures === null)
    return (
      <Notice page title={screenWords.unknown}>
        {screenWords.unknownText}
      </Notice>
    )
  if (isError && !figures) {
    return (
      <Notice
        page
        title={screenWords.failed}
        action={<Button onClick={() => void refetch()}>{screenWords.retry}</Button>}
      >
        {screenWords.failedText}
      </Notice>
    )
  }
  const isCurrent = figures !== undefined && charted === figures && !isPlaceholderData
  return (
    <main className={classes.screen} data-framed={framed || undefined} aria-busy={!isCurrent}>
      <div className={classes.strip} style={{ background: colours.series[0] }} />
      {!framed && <ClubHead club={figures?.club ?? null} />}
      {framed && <h1 className="visually-hidden">{screenWords.title}</h1>}
      <Tabs
        value={view.tab}
        onChange={(tab) => onView({ ...view, tab: tabs.find((known) => known === tab) ?? 'overview' })}
        keepMounted={false}
      >
        <Tabs.List className={classes.tabs ?? ''} aria-label={screenWords.tabs}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {labels[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Filters
          filters={view.filters}
          busy={isPlaceholderData}
          options={figures?.options ?? null}
          onFilters={(filters) => onView({ ...view, filters })}
        />
        {tabs.map((tab) => (
          <Tabs.Panel key={tab} value={tab} className={classes.panel ?? ''} data-stale={isPlaceholderData || undefined}>
            {!figures && <Loading />}
            {figures && (
              <Content figures={figures} onClear={() => onView({ ...view, filters: {} })}>
                <Totals totals={totalsOf[view.tab](figures)} />
                {charted ? <LaterCards tab={view.tab} figures={charted} colours={colours} /> : <LoadingCards />}
              </Content>
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
    </main>
  )
}

/** Shows a panel, or a notice if there are no people and no sales. */
function Content({ figures, onClear, children }: { figures: Figures; onClear(): void; children: React.ReactNode }) {
  const { totals, options } = figures
  if (totals.fans.value > 0 || totals.orders.value > 0 || totals.tickets.value > 0) return children
  if (options.countries.length === 0) return <Notice title={screenWords.empty}>{screenWords.emptyText}</Notice>
  return (
    <Notice
      title={screenWords.noMatch}
      action={
        <Button variant="default" onClick={onClear}>
          {filterWords.clear}
        </Button>
      }
    >
      {screenWords.noMatchText}
    </Notice>
  )
}
