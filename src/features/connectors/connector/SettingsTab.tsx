import { Skeleton, Switch } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import type { Connector } from '../../../contract/connectors.ts'
import { RefusableButton } from '../../../ui/controls/buttons/RefusableButton.tsx'
import { refusalOf } from '../labels.ts'
import { canReset, intervalInWords } from './settings.tsx'
import { SettingsDialog, useSettingsDialog } from './SettingsDialog.tsx'
import { connectorWords, settingsWords } from '../words.ts'
import classes from './SettingsTab.module.css'

/** Two flags, Reset and Delete, which all ask for confirmation; skeletons while the connector is loading. */
export function SettingsTab({ connector }: { connector: Connector | null }) {
  const { dialog, action, ask } = useSettingsDialog()
  const { enabled = false, syncConfig } = connector?.config ?? {}
  const every = syncConfig && intervalInWords(syncConfig.interval)
  const flag = (kind: 'enabled' | 'autoSync', checked: boolean) =>
    connector && { checked, onChange: () => ask({ kind, to: !checked }) }

  return (
    <>
      <section className={classes.card} aria-label={settingsWords.syncing}>
        <FlagRow label={settingsWords.enabled} help={settingsWords.enabledHelp} flag={flag('enabled', enabled)} />
        <FlagRow
          label={settingsWords.autoSync}
          help={every ? settingsWords.autoSyncEvery(every) : settingsWords.autoSyncHelp}
          flag={flag('autoSync', syncConfig?.autoSync ?? false)}
        />
      </section>
      <section className={classes.card} aria-label={settingsWords.data}>
        {(connector === null || canReset(connector)) && (
          <ActionRow
            label={settingsWords.reset}
            help={settingsWords.resetHelp}
            button={
              connector && (
                <RefusableButton
                  variant="default"
                  refusal={refusalOf(connector, 'reset')}
                  onClick={() => ask({ kind: 'reset' })}
                >
                  {settingsWords.reset}
                </RefusableButton>
              )
            }
          />
        )}
        {/* Nothing is below it, so that nothing moves when it appears. Not every connector has the row above. */}
        {connector && (
          <ActionRow
            label={settingsWords.delete}
            help={settingsWords.deleteHelp}
            button={
              <RefusableButton
                variant="outline"
                color="red"
                {...(connector.state !== 'REMOVING' && { className: classes.delete })}
                refusal={connector.state === 'REMOVING' ? connectorWords.refused.removing : null}
                onClick={() => ask({ kind: 'delete' })}
              >
                {settingsWords.delete}
              </RefusableButton>
            }
          />
        )}
      </section>
      {connector && <SettingsDialog connector={connector} dialog={dialog} action={action} />}
    </>
  )
}

interface FlagProps {
  label: string
  help: string
  flag: { checked: boolean; onChange(): void } | null
}

function FlagRow({ label, help, flag }: FlagProps) {
  const id = useId()
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-help`}>{help}</p>
      </div>
      {flag ? (
        <Switch
          id={id}
          className={classes.switch}
          classNames={{ track: classes.track }}
          withThumbIndicator={false}
          aria-describedby={`${id}-help`}
          {...flag}
        />
      ) : (
        <Skeleton width={46} height={24} radius="xl" />
      )}
    </div>
  )
}

function ActionRow({ label, help, button }: Pick<FlagProps, 'label' | 'help'> & { button: ReactNode }) {
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <h2>{label}</h2>
        <p>{help}</p>
      </div>
      {button ?? <Skeleton width={78} height={36} />}
    </div>
  )
}
