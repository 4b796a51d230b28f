import { TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useApi, useUser } from '../../../api/ApiProvider.tsx'
import { contract } from '../../../contract/index.ts'
import { DialogForm, FormDialog, type FormDialogProps } from './FormDialog.tsx'
import { useSending } from './useSending.ts'

type DialogProps = Omit<FormDialogProps, 'title'>

/** One's own e-mail, username and name (docs/product/account.md#your-profile). */
export function EditProfileDialog(props: DialogProps) {
  return (
    <FormDialog title="Edit Profile" {...props}>
      <EditProfileForm {...props} />
    </FormDialog>
  )
}

function EditProfileForm({ opened, onClose }: DialogProps) {
  const { call, session } = useApi()
  const user = useUser()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: {
      email: user.email,
      username: user.username ?? '',
      firstName: user.firstName,
      lastName: user.lastName,
    },
    validate: { email: isNotEmpty('Enter your e-mail') },
  })
  const sending = useSending({ form, opened, onClose, done: 'Successfully completed' })

  return (
    <DialogForm
      submitLabel="Save"
      sending={sending}
      onClose={onClose}
      onSubmit={form.onSubmit(
        ({ username, ...rest }) =>
          void sending.send(async () => {
            await call(contract.account.updateMe, { body: { ...rest, username: username === '' ? null : username } })
            // The header and the sidebar show whom the session holds.
            await session.revalidate()
          }),
        sending.focusFirst,
      )}
    >
      {/* The format is the browser's to check, on a field of this type (docs/product/app.md#forms). */}
      <TextInput
        type="email"
        label="E-mail"
        autoComplete="email"
        data-autofocus
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <TextInput
        label="Username"
        autoComplete="nickname"
        key={form.key('username')}
        {...form.getInputProps('username')}
      />
      <TextInput
        label="First name"
        autoComplete="given-name"
        key={form.key('firstName')}
        {...form.getInputProps('firstName')}
      />
      <TextInput
        label="Last name"
        autoComplete="family-name"
        key={form.key('lastName')}
        {...form.getInputProps('lastName')}
      />
    </DialogForm>
  )
}
