import { Anchor, Button, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { getHotkeyHandler } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useApi } from '../../api/ApiProvider.tsx'
import { ApiError, errorMessage } from '../../api/errors.ts'
import { config } from '../../config.ts'
import { contract } from '../../contract/index.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { toast } from '../../ui/toast.ts'
import { useBusy } from '../../ui/useBusy.ts'
import classes from './SupportPage.module.css'

/** A request to the people behind the product; empty texts are theirs to make sense of (docs/product/support.md#support). */
export function SupportPage() {
  const { call } = useApi()
  const { busy, run } = useBusy()
  const button = useRef<HTMLButtonElement>(null)
  const form = useForm({ mode: 'uncontrolled', initialValues: { subject: '', message: '' } })
  useFocusBack(busy, button)

  const send = (body: typeof form.values) =>
    run(async () => {
      try {
        await call(contract.support.send, { body })
        form.reset()
        toast('success', 'Request sent successfully')
      } catch (error) {
        // The server's own sentence, without the action before it.
        toast('error', `Error: ${error instanceof ApiError ? error.details : errorMessage(error)}`)
      }
    })
  const handleSubmit = form.onSubmit((values) => void send(values))

  return (
    <div className={classes.page}>
      <PageHead title="Support" />
      <Card title="Need help? Send us a support request">
        <form onSubmit={handleSubmit}>
          <Stack gap="md" mt="md">
            <TextInput label="Subject" readOnly={busy} key={form.key('subject')} {...form.getInputProps('subject')} />
            <Textarea
              label="Message"
              rows={8}
              resize="vertical"
              readOnly={busy}
              onKeyDown={getHotkeyHandler([['mod+Enter', () => handleSubmit()]])}
              key={form.key('message')}
              {...form.getInputProps('message')}
            />
            <div className={classes.foot}>
              <p>
                Or write to{' '}
                <Anchor href={`mailto:${config.supportEmail}`} underline="always">
                  {config.supportEmail}
                </Anchor>{' '}
                instead.
              </p>
              <Button ref={button} type="submit" loading={busy}>
                Send
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
    </div>
  )
}

/** A busy button is disabled and cleared fields begin anew: where the focus fell by that to what is around the button, it comes back. */
function useFocusBack(busy: boolean, button: React.RefObject<HTMLButtonElement | null>) {
  const wasBusy = useRef(false)
  useEffect(() => {
    const { activeElement } = document
    if (wasBusy.current && !busy && activeElement?.contains(button.current)) button.current?.focus()
    wasBusy.current = busy
  }, [busy, button])
}
