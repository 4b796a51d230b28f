import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useApi, useUser } from '../../api/ApiProvider.tsx'
import { invalidate } from '../../api/effects.ts'
import { errorMessage } from '../../api/errors.ts'
import { contract } from '../../contract/index.ts'
import { providers, type Provider } from '../../contract/providers.ts'
import { paths } from '../../paths.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Card } from '../../ui/Card.tsx'
import { ProviderLogo } from '../../ui/ProviderLogo.tsx'
import { toast } from '../../ui/toast.ts'
import { useBusy } from '../../ui/useBusy.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { ProviderFields } from './ProviderFields.tsx'
import { knownProvider } from './shown.ts'
import { useAlive } from '../../ui/useAlive.ts'
import { useCredentialsForm } from './useCredentialsForm.ts'
import { usePing } from './usePing.ts'
import classes from './AddConnectorPage.module.css'

const { connectors } = contract

/** What every new connector begins with (docs/contract.md#new-connectors). */
const firstConfig = { enabled: true, syncConfig: { autoSync: false, interval: 60 } }

/**
 * A new connector to the provider of the query string; without one, back to the catalogue
 * (docs/product/connectors.md#add-a-connector).
 */
export function AddConnectorPage() {
  const [query] = useSearchParams()
  const provider = knownProvider(query.get('provider'))
  if (provider === null) return <Navigate to={paths.newConnector()} replace />
  return (
    <div className={classes.page}>
      <BackLink to={paths.connectors()}>All Connectors</BackLink>
      <div className={classes.head}>
        <ProviderLogo provider={provider} size={48} />
        <h1>New {providers[provider].name} connector</h1>
      </div>
      <AddForm key={provider} provider={provider} />
    </div>
  )
}

function AddForm({ provider }: { provider: Provider }) {
  const { call, queryClient } = useApi()
  const { tenant } = useUser()
  const form = useCredentialsForm(provider)
  const { pinging, ping } = usePing(form)
  const { busy, run } = useBusy()
  const navigate = useNavigate()
  const alive = useAlive()
  /** Until the next screen is there, a second click still reaches this one. */
  const created = useRef(false)

  const handleConfirm = () =>
    run(async () => {
      if (created.current) return
      form.clear()
      const { name, description } = form.getValues()
      try {
        const { id } = await call(connectors.create, {
          params: { tenant },
          body: {
            name,
            description: description === '' ? null : description,
            config: firstConfig,
            providerConfig: form.providerConfig(),
          },
        })
        created.current = true
        invalidate(queryClient, [connectors.list])
        // Who has gone elsewhere meanwhile is left there.
        if (alive.current) void navigate(paths.connectorSettings(id))
      } catch (error) {
        if (!alive.current) return toast('error', errorMessage(error))
        if (!form.mark(error)) form.tell(errorMessage(error))
      }
    })

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void handleConfirm()
      }}
    >
      <Banner message={form.banner} onClear={form.clearBanner} />
      <Card title="Connector">
        <Stack gap="md">
          <TextInput
            label="Name"
            placeholder={providers[provider].name}
            autoComplete="off"
            {...form.getInputProps('name')}
          />
          <Textarea label="Description" rows={3} resize="vertical" {...form.getInputProps('description')} />
        </Stack>
      </Card>
      <Card title="Credentials" className={classes.credentials}>
        <ProviderFields provider={provider} form={form} />
      </Card>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" component={Link} to={paths.newConnector()}>
          Cancel
        </Button>
        <Button variant="default" loading={pinging} onClick={ping}>
          Ping
        </Button>
        <Button type="submit" loading={busy}>
          Confirm
        </Button>
      </Group>
    </form>
  )
}
