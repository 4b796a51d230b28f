import { memo, type ComponentType } from 'react'
import type { PanelProps } from '../figures/panel.ts'
import type { Tab } from '../view.ts'
import { Audience } from './Audience.tsx'
import { Overview } from './Overview.tsx'
import { Shop } from './Shop.tsx'
import { Ticketing } from './Ticketing.tsx'

const cards: Record<Tab, ComponentType<PanelProps>> = {
  overview: Overview,
  audience: Audience,
  shop: Shop,
  ticketing: Ticketing,
}

export interface CardsProps extends PanelProps {
  tab: Tab
}

/** The cards of a tab. Their charts take long to render, so they are rendered only for other figures or colours. */
export const Cards = memo(function Cards({ tab, ...props }: CardsProps) {
  const CardsOfTab = cards[tab]
  return <CardsOfTab {...props} />
})
