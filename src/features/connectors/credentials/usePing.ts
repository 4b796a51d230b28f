import { useApi, useUser } from '../../../api/ApiProvider.tsx'
import { contract } from '../../../contract/index.ts'
import { useSubmit, type Submission } from '../../../ui/Form/useSubmit.ts'
import { serverSentence } from './sentences.ts'
import { credentialErrors, type CredentialsForm } from './useCredentialsForm.ts'
import { credentialWords } from '../words.ts'

/**
 * Tests the credentials of a form. A failure is shown at its field, or above the form if it names none.
 *
 * @param bannerOf the submission of the form, whose banner it shares
 */
export function usePing(form: CredentialsForm, bannerOf?: Pick<Submission<never>, 'setBanner'>) {
  const { call } = useApi()
  const { tenant } = useUser()
  return useSubmit({
    form,
    ...(bannerOf && { bannerOf }),
    send: () => call(contract.connectors.test, { params: { tenant }, body: { providerConfig: form.providerConfig() } }),
    success: credentialWords.pinged,
    explain: (error) => ({
      text: serverSentence(error, credentialWords.pingFailed),
      fields: credentialErrors(error),
    }),
    fieldsReplaceBanner: true,
  })
}
