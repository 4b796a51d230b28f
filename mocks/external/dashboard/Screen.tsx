import { Button, Tabs } from '@mantine/core'
import { useEffect, type ComponentType } from 'react'
import type { Figures } from '../../control.ts'
import { Audience } from './views/Audience.tsx'
import { ClubHead } from './ClubHead.tsx'
import { Filters } from './Filters.tsx'
import type { DashboardControl } from './figures/figuresSource.ts'
import { Loading } from './Loading.tsx'
import { Notice } from './Notice.tsx'
import { Overview } from './views/Overview.tsx'
import { Shop } from './views/Shop.tsx'
import { Ticketing } from './views/Ticketing.tsx'
import type { PanelProps } from './figures/panel.ts'
import { useColours } from './cards/useColours.ts'
import { useFigures } from './figures/useFigures.ts'
import { tabs, type Tab, type View } from './view.ts'
import { filterWords, screenWords } from './words.ts'
import classes from './Screen.module.css'

const panels: Record<Tab, { label: string; Panel: ComponentType<PanelProps> }> = {
  overview: { label: screenWords.overview, Panel: Overview },
  audience: { label: screenWords.audience, Panel: Audience },
  shop: { label: screenWords.shop, Panel: Shop },
  ticketing: { label: screenWords.ticketing, Panel: Ticketing },
}

interface ScreenProps {
  control: DashboardControl
  view: View
  onView(view: View): void
  framed: boolean
}

/** The dashboard's header, tabs, filters and panel, or a notice if there are no figures. */
export function Screen({ control, view, onView, framed }: ScreenProps) {
  const { data: figures, isError, isPlaceholderData, refetch } = useFigures(control, view)
  const colours = useColours(figures?.club.accent ?? null)
  const title = figures ? `${panels[view.tab].label} · ${figures.club.name}` : screenWords.title
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
  const { Panel } = panels[view.tab]
  return (
    <main className={classes.screen} data-framed={framed || undefined} aria-busy={!figures || isPlaceholderData}>
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
              {panels[tab].label}
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
                <Panel figures={figures} colours={colours} />
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
