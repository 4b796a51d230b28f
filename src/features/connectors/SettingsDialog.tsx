import { Text } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Connector } from '../../contract/connectors.ts'
import { paths } from '../../paths.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { consequence, flipped, type SettingsAction } from './settings.tsx'
import { useAlive } from '../../ui/useAlive.ts'
import { useConnectorActions } from './useConnectorActions.ts'
import { useDialog, type Dialog } from '../../ui/useDialog.ts'
import classes from './SettingsDialog.module.css'

/** The dialog of the Settings tab, and what it asks about; that stays while the dialog fades out. */
export function useSettingsDialog() {
  const dialog = useDialog()
  const [action, setAction] = useState<SettingsAction>({ kind: 'delete' })
  function ask(next: SettingsAction) {
    setAction(next)
    dialog.open()
  }
  return { dialog, action, ask }
}

export interface SettingsDialogProps {
  connector: Connector
  dialog: Dialog
  action: SettingsAction
}

/** Asks before any of the settings' actions, does it, and tells how it went (docs/product/connectors.md#settings). */
export function SettingsDialog({ connector, dialog, action }: SettingsDialogProps) {
  const { update, reset, remove } = useConnectorActions(connector)
  const navigate = useNavigate()
  const alive = useAlive()

  async function act() {
    switch (action.kind) {
      case 'enabled':
      case 'autoSync':
        await update({ config: flipped(connector.config, action.kind, action.to) })
        return toast('success', 'Connector updated successfully')
      case 'reset':
        await reset()
        return toast('success', 'Action performed successfully')
      case 'delete':
        await remove()
        toast('success', 'Action performed successfully')
        // Who has gone elsewhere meanwhile is left there.
        if (alive.current) void navigate(paths.connectors())
    }
  }

  return (
    <ConfirmDialog
      opened={dialog.opened}
      onClose={dialog.close}
      title="Are you sure to perform this action?"
      danger={action.kind === 'reset' || action.kind === 'delete'}
      onConfirm={() => dialog.run(act)}
    >
      <Text className={classes.consequence}>{consequence(action, connector)}</Text>
    </ConfirmDialog>
  )
}
