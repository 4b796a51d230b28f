import { Stack, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { phone } from '../../../tests/support/stories/storyGlobals.ts'
import { Form } from './Form.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useSubmit } from './useSubmit.ts'

interface SampleFormProps {
  /** Answers the submission. */
  send(): Promise<void>
  success?: string
}

function SampleForm({ send, success = 'Successfully completed' }: SampleFormProps) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: 'Westmere Rovers', email: 'office@rovers.example' },
    validate: { name: isNotEmpty('Enter a name') },
  })
  const save = useSubmit({ form, send: (_values: typeof form.values) => send(), success, successAs: 'banner' })
  return (
    <Form form={form} submission={save}>
      <Stack gap="md" align="flex-start">
        <TextInput label="Name" key={form.key('name')} {...form.getInputProps('name')} />
        <TextInput label="Email" key={form.key('email')} {...form.getInputProps('email')} />
        <SubmitButton>Save</SubmitButton>
      </Stack>
    </Form>
  )
}

const meta = {
  tags: ['autodocs', 'stable'],
  title: 'Components/Form',
  component: SampleForm,
  args: { send: () => Promise.resolve() },
  parameters: {
    about: {
      file: 'src/ui/Form/Form.tsx',
      since: '0.1',
      use: 'Whatever is submitted: fields, banner, focus and a busy button, for one submission.',
      avoid: 'A row of a table takes the Row panel; a question the Confirm dialog.',
      rules: [
        ['Label above, help below, error at the field', 'Placeholders as labels'],
        ['The first invalid field gets the focus', 'A list of errors at the top'],
      ],
      keys: [['Enter', 'Submits']],
      sizes: 'One column, at most 440 px; pairs stack on a phone.',
    },
    page: true,
  },
} satisfies Meta<typeof SampleForm>
export default meta
type Story = StoryObj<typeof meta>

const press: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }))
}

export const Default: Story = {}

export const Busy: Story = {
  args: { send: () => new Promise<never>(() => {}) },
  async play(context) {
    await press(context)
    await expect(within(context.canvasElement).getByRole('button', { name: 'Save' })).toBeDisabled()
  },
}

export const Succeeded: Story = {
  async play(context) {
    await press(context)
    await expect(await within(context.canvasElement).findByText('Successfully completed')).toBeVisible()
  },
}

/** The server refuses a field: the banner shows its message, and the field gets the focus. */
export const Refused: Story = {
  args: {
    send: () =>
      Promise.reject(
        Object.assign(new Error('Error updating profile: Already taken.'), { fields: { email: 'Already taken.' } }),
      ),
  },
  async play(context) {
    await press(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByText('Error updating profile: Already taken.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  },
}

/** The validation of the form fails, so nothing is sent. */
export const Invalid: Story = {
  async play(context) {
    const canvas = within(context.canvasElement)
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }))
    await press(context)
    await expect(await canvas.findByText('Enter a name')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}

export const LongTextPhone: Story = {
  args: {
    send: () =>
      Promise.reject(
        new Error(
          'Error updating profile: The address is longer than the server accepts, so it was left as it was before. Shorten it and save again.',
        ),
      ),
  },
  globals: phone,
  async play(context) {
    await press(context)
    await expect(await within(context.canvasElement).findByText(/Shorten it and save again/)).toBeVisible()
  },
}
