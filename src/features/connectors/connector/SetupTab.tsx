import { Group } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { Connector } from '../../../contract/connectors.ts'
import type { Provider } from '../../../contract/fields/providers.ts'
import { paths } from '../../../paths.ts'
import { BusyButton } from '../../../ui/controls/buttons/BusyButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { showFieldErrors } from '../../../ui/Form/fieldErrors.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import { SubmitButton } from '../../../ui/Form/SubmitButton.tsx'
import { DISCARDS } from '../../../ui/leaving/leavingContext.ts'
import { useUnsavedForm } from '../../../ui/leaving/useUnsaved.ts'
import { useDialog } from '../../../ui/dialogs/useDialog.ts'
import { ProviderFields } from '../credentials/ProviderFields.tsx'
import { serverSentence } from '../credentials/sentences.ts'
import { knownProvider } from '../labels.ts'
import { useConnectorActions } from './useConnectorActions.ts'
import { credentialErrors, useCredentialsForm } from '../credentials/useCredentialsForm.ts'
import { usePing } from '../credentials/usePing.ts'
import { credentialWords, setupWords } from '../words.ts'
import classes from './SetupTab.module.css'

/**
 * New credentials for a connector; the old ones are never read back, so the form starts empty
 * (docs/contract.md#provider-credentials).
 */
export function SetupTab({ connector }: { connector: Connector }) {
  const provider = knownProvider(connector.provider)
  return (
    <>
      <div className={classes.warning}>
        <IconAlertTriangle size={20} stroke={1.6} aria-hidden="true" />
        <span>{setupWords.warning}</span>
      </div>
      <Card title={credentialWords.title}>
        {provider ? (
          <SetupForm connector={connector} provider={provider} />
        ) : (
          <p className={classes.unknown}>{setupWords.unknownProvider(connector.provider)}</p>
        )}
      </Card>
    </>
  )
}

function SetupForm({ connector, provider }: { connector: Connector; provider: Provider }) {
  const form = useCredentialsForm(provider)
  const ping = usePing(form)
  const { setup } = useConnectorActions(connector)
  const dialog = useDialog()
  const [updated, setUpdated] = useState(false)
  /** The error of the last attempt to save. The fields show it once the dialog no longer covers them. */
  const [refusal, setRefusal] = useState<unknown>(null)
  useUnsavedForm(form)
  if (updated) return <Navigate to={paths.connectorSettings(connector.id)} state={DISCARDS} />

  function handleSubmit() {
    setRefusal(null)
    ping.setBanner(null)
    dialog.open()
  }
  function handleClose() {
    dialog.close()
    // Wait until the dialog has returned the focus.
    if (refusal !== null) setTimeout(() => showFieldErrors(form, credentialErrors(refusal)))
  }

  return (
    <>
      {/* Submitting opens the dialog, which sends the credentials. */}
      <Form form={form} submission={{ ...ping, busy: false, submit: handleSubmit }}>
        <ProviderFields provider={provider} form={form} />
        <Group justify="flex-end" mt="lg" gap="sm">
          <BusyButton variant="default" busy={ping.busy} onClick={() => ping.submit()}>
            {credentialWords.ping}
          </BusyButton>
          <SubmitButton>{setupWords.save}</SubmitButton>
        </Group>
      </Form>
      <ConfirmDialog
        dialog={{ ...dialog, close: handleClose }}
        title={setupWords.question}
        send={() => setup(form.providerConfig())}
        success={setupWords.done}
        explain={(error) => ({ text: serverSentence(error, setupWords.failed) })}
        onSuccess={() => setUpdated(true)}
        onError={setRefusal}
      >
        <p className={classes.question}>{setupWords.consequence(connector.name)}</p>
      </ConfirmDialog>
    </>
  )
}
