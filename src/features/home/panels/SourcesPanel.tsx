import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { Connector } from '../../../contract/connectors.ts'
import { ProviderLogo } from '../../../domain/connectors/ProviderLogo.tsx'
import { useLiveConnectors } from '../../../domain/connectors/useConnectors.ts'
import { paths } from '../../../paths.ts'
import { StateBadge } from '../../../ui/feedback/StateBadge.tsx'
import { useArrivals } from '../../../ui/motion/useLiveItems.ts'
import { TimeAgo } from '../../../ui/values/LastSync.tsx'
import { ListPanel, PANEL_ROWS, PanelEmpty, PanelLink } from './Panel.tsx'
import { sourcesInOrder } from './sources.ts'
import classes from './Panel.module.css'

/** The sources of the club that need attention or have just synced, with their state. */
export function SourcesPanel() {
  return (
    <ListPanel
      title="Sources"
      action={<PanelLink to={paths.connectors()}>All connectors</PanelLink>}
      query={useLiveConnectors()}
    >
      {(connectors) => (
        <Rows connectors={sourcesInOrder(connectors).slice(0, PANEL_ROWS)} disabled={connectors.length > 0} />
      )}
    </ListPanel>
  )
}

function Rows({ connectors, disabled }: { connectors: readonly Connector[]; disabled: boolean }) {
  const motionOf = useArrivals(connectors)
  if (connectors.length === 0 && disabled) return <PanelEmpty text="All connectors are disabled." />
  if (connectors.length === 0)
    return (
      <PanelEmpty
        text="No source is connected yet."
        action={
          <Button component={Link} to={paths.newConnector()}>
            Connect a source
          </Button>
        }
      />
    )
  return (
    <ul className={classes.rows}>
      {connectors.map((connector) => (
        <li key={connector.id} {...motionOf(connector)}>
          <Link to={paths.connectorSettings(connector.id)} className={classes.row}>
            <ProviderLogo provider={connector.provider} logo={connector.metadata.logo} size={28} />
            <span className={classes.texts}>
              <span className={classes.name}>{connector.name || connector.metadata.name}</span>
              <span className={classes.line}>
                <Since connector={connector} />
              </span>
            </span>
            <StateBadge state={connector.state} quiet />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What a connector is doing, or when it last synced. */
function Since({ connector: { state, lastSync } }: { connector: Connector }) {
  if (state === 'SYNCING') return 'Syncing now'
  if (state === 'RESETTING') return 'Clearing its data'
  if (state === 'REMOVING') return 'Being deleted'
  if (lastSync === null) return 'Never synced'
  if (state !== 'FAILED') return <TimeAgo iso={lastSync} />
  return (
    <>
      Last synced <TimeAgo iso={lastSync} />
    </>
  )
}
