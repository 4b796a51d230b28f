import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { noPasswords, PasswordFields, passwordRules } from './PasswordFields.tsx'

function NewPassword({ email }: { email: string }) {
  const form = useForm({ mode: 'uncontrolled', initialValues: noPasswords, validate: passwordRules })
  return (
    <form style={{ maxWidth: 400 }} onSubmit={form.onSubmit(() => {})} noValidate>
      <PasswordFields form={form} email={email} />
      <Button type="submit" mt="lg">
        Save
      </Button>
    </form>
  )
}

const meta = {
  title: 'Components/Password fields',
  component: NewPassword,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/features/account/parts/PasswordFields.tsx',
      since: '0.1',
      use: 'A new password, twice, with the account for password managers.',
      avoid: 'The password of a sign-in stands alone.',
      rules: [
        ['Let it be shown', 'Forbid pasting'],
        ['Any password that is not empty', 'One capital, one figure and one sign'],
        ['Say at the second field that they differ, when it is sent', 'Say it with every letter'],
      ],
      sizes: '44 px high, like all fields of these pages.',
    },
  },
  args: { email: 'orla@club.example' },
} satisfies Meta<typeof NewPassword>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Missing: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Enter a password')).toBeVisible()
  },
}
export const Differ: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Password'), 'corner flag')
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'corner post{Enter}')
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible()
  },
}
