import type { ReactNode } from 'react'
import type { Connector, ConnectorConfig } from '../../../contract/connectors.ts'
import type { ConnectorType } from '../../../contract/fields/providers.ts'
import { actionWords, settingsWords } from '../words.ts'

/**
 * The actions of the Settings tab. The new value of a flag is fixed when the dialog opens, even if the flag changes
 * elsewhere.
 */
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
  return minutes % 60 === 0 && minutes > 60 ? settingsWords.hours(minutes / 60) : settingsWords.minutes(minutes)
}

/** Describes the effect of an action, for its dialog. */
export function consequence(action: SettingsAction, connector: Connector): ReactNode {
  const [before, after] = consequenceParts(action, connector)
  return (
    <>
      {before}
      <strong>{connector.name}</strong>
      {after}
    </>
  )
}

/** The sentence before and after the connector's name. */
function consequenceParts(action: SettingsAction, { type, config }: Connector): [before: string, after: string] {
  const { enable, disable, autoSyncOn, autoSyncOff, reset, delete: removal } = actionWords
  switch (action.kind) {
    case 'enabled': {
      const { before, after } = action.to ? enable : disable
      return [before, after]
    }
    case 'autoSync':
      return action.to
        ? [autoSyncOn.before, autoSyncOn.after(intervalInWords(config.syncConfig.interval))]
        : [autoSyncOff.before, autoSyncOff.after]
    case 'reset':
      return [reset.before, reset.after(missing[type] ?? reset.missing.other)]
    case 'delete':
      return [removal.before, removal.after]
  }
}

/** What a connector has no data of while it is reset. */
const missing: Partial<Record<ConnectorType, string>> = actionWords.reset.missing
