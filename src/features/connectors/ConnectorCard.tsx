import { Skeleton } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { Connector } from '../../contract/connectors.ts'
import { paths } from '../../paths.ts'
import type { Motion } from '../../ui/motion/useLiveItems.ts'
import { LastSync } from '../../ui/values/LastSync.tsx'
import { ProviderLogo } from '../../domain/connectors/ProviderLogo.tsx'
import { StateBadge } from '../../ui/feedback/states/StateBadge.tsx'
import { providerName, displayedState, typeName } from './labels.ts'
import classes from './ConnectorCard.module.css'

/**
 * The card of a connector, which is one link. The badge lies over the link, so that screen readers announce its
 * changes.
 */
export function ConnectorCard({ connector, motion }: { connector: Connector; motion: Motion }) {
  const { id, name, type, provider, metadata, lastSync } = connector
  const state = displayedState(connector)
  const off = state === 'DISABLED'
  const from = `${providerName(connector)} · ${typeName(type)}`
  return (
    <li className={classes.item} {...motion}>
      <Link to={paths.connectorSettings(id)} className={classes.card} data-off={off || undefined}>
        <div className={classes.body}>
          <ProviderLogo provider={provider} logo={metadata.logo} muted={off} />
          <div className={classes.names}>
            <h2 className={classes.name} title={name}>
              {name || providerName(connector)}
            </h2>
            <p className={classes.from} title={from}>
              {from}
            </p>
          </div>
        </div>
        <p className={classes.foot}>
          <LastSync iso={lastSync} />
        </p>
      </Link>
      <span className={classes.state}>
        <StateBadge state={state} />
      </span>
    </li>
  )
}

/** The skeleton of a card while the connectors are loading. */
export function ConnectorCardSkeleton() {
  return (
    <li className={`${classes.item} ${classes.card}`}>
      <div className={classes.body}>
        <Skeleton width={40} height={40} />
        <div className={classes.names}>
          <Skeleton height={14} width="55%" my={4} />
          <Skeleton height={12} width="40%" my={4} />
        </div>
      </div>
      <span className={classes.state}>
        <Skeleton width={84} height={24} />
      </span>
      <div className={classes.foot}>
        <Skeleton height={10} width={140} my={4} />
      </div>
    </li>
  )
}
