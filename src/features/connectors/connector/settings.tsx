import type { ReactNode } from 'react'
import type { Connector, ConnectorConfig } from '../../../contract/connectors.ts'
import type { ConnectorType } from '../../../contract/fields/providers.ts'

/** The actions of the Settings tab. The new value of a flag is fixed when the dialog opens, even if the flag changes elsewhere. */
export type SettingsAction = { kind: 'enabled' | 'autoSync'; to: boolean } | { kind: 'reset' | 'delete' }

/** The types of connectors that can be reset (docs/product/connectors.md#settings). */
const resettable: readonly ConnectorType[] = ['ticketing', 'shop', 'fan']
export const canReset = ({ type }: Connector) => resettable.includes(type)

/** Returns the settings with one flag changed. */
export function withFlag({ enabled, syncConfig }: ConnectorConfig, kind: 'enabled' | 'autoSync', to: boolean) {
  return kind === 'enabled' ? { enabled: to, syncConfig } : { enabled, syncConfig: { ...syncConfig, autoSync: to } }
}

/** Formats 60 as `60 minutes`, 720 as `12 hours`. */
export function intervalInWords(minutes: number): string {
  const [count, unit] = minutes % 60 === 0 && minutes > 60 ? [minutes / 60, 'hour'] : [minutes, 'minute']
  return count === 1 ? unit : `${count} ${unit}s`
}

const missing: Partial<Record<ConnectorType, string>> = {
  shop: 'Orders and customers are',
  ticketing: 'Tickets and customers are',
  fan: 'Its fans are',
}

/** Describes the effect of an action, for its dialog. */
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
