import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { Connector } from '../../../contract/connectors.ts'
import { ProviderLogo } from '../../../domain/connectors/ProviderLogo.tsx'
import { useLiveConnectors } from '../../../domain/connectors/useConnectors.ts'
import { paths } from '../../../paths.ts'
import { StateBadge } from '../../../ui/feedback/states/StateBadge.tsx'
import { useArrivals } from '../../../ui/motion/useLiveItems.ts'
import { TimeAgo } from '../../../ui/values/LastSync.tsx'
import { ListPanel, PANEL_ROWS, PanelEmpty, PanelLink } from './Panel.tsx'
import { sourcesInOrder } from './sources.ts'
import { sourcesWords } from '../words.ts'
import classes from './Panel.module.css'

/** The sources of the club that need attention or have just synced, with their state. */
export function SourcesPanel() {
  return (
    <ListPanel
      title={sourcesWords.title}
      action={<PanelLink to={paths.connectors()}>{sourcesWords.all}</PanelLink>}
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
  if (connectors.length === 0 && disabled) return <PanelEmpty text={sourcesWords.allDisabled} />
  if (connectors.length === 0)
    return (
      <PanelEmpty
        text={sourcesWords.empty}
        action={
          <Button component={Link} to={paths.newConnector()}>
            {sourcesWords.connect}
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
  if (state === 'SYNCING') return sourcesWords.state.syncing
  if (state === 'RESETTING') return sourcesWords.state.resetting
  if (state === 'REMOVING') return sourcesWords.state.removing
  if (lastSync === null) return sourcesWords.state.never
  if (state !== 'FAILED') return <TimeAgo iso={lastSync} />
  return (
    <>
      {sourcesWords.state.last}
      <TimeAgo iso={lastSync} />
    </>
  )
}
