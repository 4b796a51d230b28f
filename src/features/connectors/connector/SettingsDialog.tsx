import { Text } from '@mantine/core'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { Connector } from '../../../contract/connectors.ts'
import { paths } from '../../../paths.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { consequence, withFlag, type SettingsAction } from './settings.tsx'
import { useConnectorActions } from './useConnectorActions.ts'
import { useDialog, type Dialog } from '../../../ui/dialogs/useDialog.ts'
import { actionWords, connectorWords } from '../words.ts'
import classes from './SettingsDialog.module.css'

/** The dialog of the Settings tab and its action, which stays the same while the dialog fades out. */
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

/**
 * Asks for confirmation of a settings action, performs it, and shows the outcome (docs/product/connectors.md#settings).
 */
export function SettingsDialog({ connector, dialog, action }: SettingsDialogProps) {
  const { update, reset, remove } = useConnectorActions(connector)
  const [deleted, setDeleted] = useState(false)
  if (deleted) return <Navigate to={paths.connectors()} replace />

  function act() {
    switch (action.kind) {
      case 'enabled':
      case 'autoSync':
        return update(({ config }) => ({ config: withFlag(config, action.kind, action.to) }))
      case 'reset':
        return reset()
      case 'delete':
        return remove()
    }
  }

  const isFlag = action.kind === 'enabled' || action.kind === 'autoSync'
  return (
    <ConfirmDialog
      dialog={dialog}
      title={actionWords.title}
      danger={!isFlag}
      send={act}
      success={isFlag ? connectorWords.saved : actionWords.done}
      onSuccess={() => setDeleted(action.kind === 'delete')}
    >
      <Text className={classes.consequence}>{consequence(action, connector)}</Text>
    </ConfirmDialog>
  )
}
