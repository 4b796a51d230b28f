import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useUser } from '../../../api/ApiProvider.tsx'
import { useWrite } from '../../../api/useWrite.ts'
import { contract } from '../../../contract/index.ts'
import type { Provider } from '../../../contract/fields/providers.ts'
import { providers } from '../../../contract/fields/providerList.ts'
import { paths } from '../../../paths.ts'
import { BusyButton } from '../../../ui/controls/buttons/BusyButton.tsx'
import { BackLink } from '../../../ui/layout/BackLink.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { errorMessage } from '../../../ui/feedback/messages/errorMessage.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import { SubmitButton } from '../../../ui/Form/SubmitButton.tsx'
import { useSubmit } from '../../../ui/Form/useSubmit.ts'
import { DISCARDS } from '../../../ui/leaving/leavingContext.ts'
import { useUnsavedForm } from '../../../ui/leaving/useUnsaved.ts'
import { ProviderLogo } from '../../../domain/connectors/ProviderLogo.tsx'
import { briefOf } from '../briefs.ts'
import { ProviderFields } from './ProviderFields.tsx'
import { knownProvider } from '../labels.ts'
import { credentialErrors, useCredentialsForm, type CredentialsValues } from './useCredentialsForm.ts'
import { usePing } from './usePing.ts'
import { addConnectorWords, connectorsWords, credentialWords } from '../words.ts'
import classes from './AddConnectorPage.module.css'

const { connectors } = contract

/** The settings of every new connector (docs/contract.md#new-connectors). */
const firstConfig = { enabled: true, syncConfig: { autoSync: false, interval: 60 } }

/**
 * A new connector to the provider in the query string. Without one, it redirects to the catalogue
 * (docs/product/connectors.md#add-a-connector).
 */
export function AddConnectorPage() {
  const [query] = useSearchParams()
  const provider = knownProvider(query.get('provider'))
  if (provider === null) return <Navigate to={paths.newConnector()} replace />
  return (
    <div className={classes.page}>
      <BackLink to={paths.connectors()}>{connectorsWords.back}</BackLink>
      <div className={classes.head}>
        <ProviderLogo provider={provider} size={48} />
        <div className={classes.names}>
          <h1>{addConnectorWords.title(providers[provider].name)}</h1>
          <p>{briefOf(provider)}</p>
        </div>
      </div>
      <AddForm key={provider} provider={provider} />
    </div>
  )
}

function AddForm({ provider }: { provider: Provider }) {
  const { tenant } = useUser()
  const navigate = useNavigate()
  const form = useCredentialsForm(provider)
  const create = useWrite(connectors.create, { stale: [connectors.list] })
  const add = useSubmit({
    form,
    send: ({ name, description }: CredentialsValues) =>
      create({
        params: { tenant },
        body: {
          name: name.trim(),
          description: description.trim() || null,
          config: firstConfig,
          providerConfig: form.providerConfig(),
        },
      }),
    explain: (error) => ({ text: errorMessage(error), fields: credentialErrors(error) }),
    fieldsReplaceBanner: true,
    leaves: true,
    onDone: ({ id }) => void navigate(paths.connectorSettings(id), { state: DISCARDS }),
  })
  const ping = usePing(form, add)
  useUnsavedForm(form)

  return (
    <Form form={form} submission={add}>
      <Card title={addConnectorWords.connector}>
        <Stack gap="md">
          <TextInput
            label={addConnectorWords.name}
            placeholder={providers[provider].name}
            autoComplete="off"
            {...form.getInputProps('name')}
          />
          <Textarea
            label={addConnectorWords.description}
            rows={3}
            resize="vertical"
            {...form.getInputProps('description')}
          />
        </Stack>
      </Card>
      <Card title={credentialWords.title} className={classes.credentials}>
        <ProviderFields provider={provider} form={form} />
      </Card>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" component={Link} to={paths.newConnector()} state={DISCARDS}>
          {addConnectorWords.cancel}
        </Button>
        <BusyButton variant="default" busy={ping.busy} onClick={() => ping.submit()}>
          {credentialWords.ping}
        </BusyButton>
        <SubmitButton>{addConnectorWords.submit}</SubmitButton>
      </Group>
    </Form>
  )
}
