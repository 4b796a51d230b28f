import { Button, Group } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Connector } from '../../contract/connectors.ts'
import type { Provider } from '../../contract/providers.ts'
import { paths } from '../../paths.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { ProviderFields } from './ProviderFields.tsx'
import { serverSentence } from './sentences.ts'
import { knownProvider } from './shown.ts'
import { useAlive } from '../../ui/useAlive.ts'
import { useConnectorActions } from './useConnectorActions.ts'
import { useCredentialsForm } from './useCredentialsForm.ts'
import { useDialog } from '../../ui/useDialog.ts'
import { usePing } from './usePing.ts'
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
        <span>
          Warning! Reconfiguring this connector will overwrite previous credentials. This action cannot be undone.
        </span>
      </div>
      <Card title="Credentials">
        {provider ? (
          <SetupForm connector={connector} provider={provider} />
        ) : (
          <p className={classes.unknown}>This version of the app does not know what {connector.provider} needs.</p>
        )}
      </Card>
    </>
  )
}

function SetupForm({ connector, provider }: { connector: Connector; provider: Provider }) {
  const form = useCredentialsForm(provider)
  const { pinging, ping } = usePing(form)
  const { setup } = useConnectorActions(connector)
  const dialog = useDialog()
  const navigate = useNavigate()
  const alive = useAlive()
  /** What the server has refused; shown at the fields once the dialog no longer lies over them. */
  const [refusal, setRefusal] = useState<unknown>(null)

  const handleConfirm = () =>
    dialog.run(async () => {
      setRefusal(null)
      try {
        await setup(form.providerConfig())
      } catch (error) {
        setRefusal(error)
        throw new Error(serverSentence(error, 'Failed to update connector'), { cause: error })
      }
      toast('success', 'Connector settings updated successfully')
      // Who has gone elsewhere meanwhile is left there.
      if (alive.current) void navigate(paths.connectorSettings(connector.id))
    })

  function handleClose() {
    dialog.close()
    // After the dialog has given the focus back.
    if (refusal !== null) setTimeout(() => form.mark(refusal))
  }

  return (
    <>
      <form
        noValidate
        onSubmit={form.onSubmit(() => {
          setRefusal(null)
          form.clear()
          dialog.open()
        })}
      >
        <Banner message={form.banner} onClear={form.clearBanner} />
        <ProviderFields provider={provider} form={form} />
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" loading={pinging} onClick={ping}>
            Ping
          </Button>
          <Button type="submit">Save</Button>
        </Group>
      </form>
      <ConfirmDialog
        opened={dialog.opened}
        onClose={handleClose}
        title="Are you sure you want to update the connector credentials?"
        onConfirm={handleConfirm}
      >
        <p className={classes.question}>The previous credentials of {connector.name} are overwritten.</p>
      </ConfirmDialog>
    </>
  )
}
