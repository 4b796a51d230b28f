import { useApi, useUser } from '../../api/ApiProvider.tsx'
import { contract } from '../../contract/index.ts'
import { toast } from '../../ui/toast.ts'
import { useBusy } from '../../ui/useBusy.ts'
import { serverSentence } from './sentences.ts'
import { useAlive } from '../../ui/useAlive.ts'
import type { CredentialsForm } from './useCredentialsForm.ts'

/** Tries the credentials of a form out. What fails is said at the field that it is about, else over the form. */
export function usePing(form: CredentialsForm) {
  const { call } = useApi()
  const { tenant } = useUser()
  const { busy, run } = useBusy()
  const alive = useAlive()

  const ping = () =>
    run(async () => {
      form.clear()
      try {
        await call(contract.connectors.test, { params: { tenant }, body: { providerConfig: form.providerConfig() } })
        toast('success', 'Ping successful')
      } catch (error) {
        const text = serverSentence(error, 'Failed to ping connector')
        // Who has left the form meanwhile is told all the same.
        if (!alive.current) return toast('error', text)
        if (!form.mark(error)) form.tell(text)
      }
    })

  return { pinging: busy, ping: () => void ping() }
}
