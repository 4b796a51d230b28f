import { Anchor, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { getHotkeyHandler } from '@mantine/hooks'
import { useApi } from '../../api/ApiProvider.tsx'
import { ApiError } from '../../api/errors.ts'
import { config } from '../../config.ts'
import { contract } from '../../contract/index.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { errorMessage } from '../../ui/feedback/messages/errorMessage.ts'
import { Form } from '../../ui/Form/Form.tsx'
import { SubmitButton } from '../../ui/Form/SubmitButton.tsx'
import { useSubmit, type Failure } from '../../ui/Form/useSubmit.ts'
import { useUnsavedForm } from '../../ui/leaving/useUnsaved.ts'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { supportWords } from './words.ts'
import classes from './SupportPage.module.css'

/** The form for a request to the support team; empty texts are allowed (docs/product/support.md#support). */
export function SupportPage() {
  const { call } = useApi()
  const form = useForm({ mode: 'uncontrolled', initialValues: { subject: '', message: '' } })
  const support = useSubmit({
    form,
    send: (body: typeof form.values) => call(contract.support.send, { body }),
    success: supportWords.sent,
    failureAs: 'toast',
    explain,
    onDone: () => form.reset(),
  })
  const { busy } = support
  useUnsavedForm(form)

  return (
    <div className={classes.page}>
      <PageHead title={supportWords.title} />
      <Card title={supportWords.heading}>
        <Form form={form} submission={support}>
          <Stack gap="md">
            <TextInput
              label={supportWords.subject}
              readOnly={busy}
              key={form.key('subject')}
              {...form.getInputProps('subject')}
            />
            <Textarea
              label={supportWords.message}
              rows={8}
              resize="vertical"
              readOnly={busy}
              onKeyDown={getHotkeyHandler([['mod+Enter', submitFormOf]])}
              key={form.key('message')}
              {...form.getInputProps('message')}
            />
            <div className={classes.foot}>
              <p>
                {supportWords.write.before}
                <Anchor href={`mailto:${config.supportEmail}`} underline="always">
                  {config.supportEmail}
                </Anchor>
                {supportWords.write.after}
              </p>
              <SubmitButton>{supportWords.submit}</SubmitButton>
            </div>
          </Stack>
        </Form>
      </Card>
    </div>
  )
}

/** Shows only the server's message, without the action in front. */
const explain = (error: unknown): Failure => ({
  text: supportWords.failed(error instanceof ApiError ? error.details : errorMessage(error)),
})

function submitFormOf({ target }: { target: EventTarget | null }) {
  if (target instanceof HTMLTextAreaElement) target.form?.requestSubmit()
}
