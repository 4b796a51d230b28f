import type { ReactNode } from 'react'
import type { Connector, ConnectorConfig } from '../../../contract/connectors.ts'
import type { ConnectorType } from '../../../contract/fields/providers.ts'

/** What the Settings tab can do; a flag is set to a value that is fixed when the dialog opens, whoever flips it meanwhile. */
export type SettingsAction = { kind: 'enabled' | 'autoSync'; to: boolean } | { kind: 'reset' | 'delete' }

/** The types whose rows a reset can bring back (docs/product/connectors.md#settings). */
const resettable: readonly ConnectorType[] = ['ticketing', 'shop', 'fan']
export const canReset = ({ type }: Connector) => resettable.includes(type)

/** The settings with one flag as asked. */
export function flipped({ enabled, syncConfig }: ConnectorConfig, kind: 'enabled' | 'autoSync', to: boolean) {
  return kind === 'enabled' ? { enabled: to, syncConfig } : { enabled, syncConfig: { ...syncConfig, autoSync: to } }
}

/** 60 as `60 minutes`, 720 as `12 hours`. */
export function intervalInWords(minutes: number): string {
  const [count, unit] = minutes % 60 === 0 && minutes > 60 ? [minutes / 60, 'hour'] : [minutes, 'minute']
  return count === 1 ? unit : `${count} ${unit}s`
}

const missing: Partial<Record<ConnectorType, string>> = {
  shop: 'Orders and customers are',
  ticketing: 'Tickets and customers are',
  fan: 'Its fans are',
}

/** What an action does, for its dialog. */
export function consequence(action: SettingsAction, { name, type, config }: Connector): ReactNode {
  const it = <strong>{name}</strong>
  switch (action.kind) {
    case 'enabled':
      return action.to ? (
        <>Switched on, {it} can sync again.</>
      ) : (
        <>Switched off, {it} keeps its data and stops syncing.</>
      )
    case 'autoSync': {
      const every = intervalInWords(config.syncConfig.interval)
      return action.to ? (
        <>
          {it} then syncs by itself, every {every}.
        </>
      ) : (
        <>{it} then syncs only when somebody asks for it.</>
      )
    }
    case 'reset':
      return (
        <>
          Reset wipes the data of {it} and syncs it from the start. {missing[type] ?? 'They are'} missing until the sync
          has ended.
        </>
      )
    case 'delete':
      return <>Delete removes {it} and everything that it has brought. This cannot be undone.</>
  }
}
