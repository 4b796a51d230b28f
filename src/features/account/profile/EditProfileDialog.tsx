import { TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useApi, useUser } from '../../../api/ApiProvider.tsx'
import { contract } from '../../../contract/index.ts'
import { useSubmit } from '../../../ui/Form/useSubmit.ts'
import type { Dialog } from '../../../ui/dialogs/useDialog.ts'
import { DialogForm, FormDialog } from './FormDialog.tsx'
import { dialogWords, editProfileWords } from './words.ts'

interface DialogProps {
  dialog: Dialog
}

/** Edits the user's e-mail, username and name (docs/product/account.md#your-profile). */
export function EditProfileDialog(props: DialogProps) {
  return (
    <FormDialog title={editProfileWords.title} {...props}>
      <EditProfileForm {...props} />
    </FormDialog>
  )
}

function EditProfileForm({ dialog }: DialogProps) {
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
    validate: { email: isNotEmpty(editProfileWords.emailMissing) },
  })
  const save = useSubmit({
    form,
    dialog,
    async send({ email, username, firstName, lastName }: typeof form.values) {
      const body = {
        email,
        username: username.trim() || null,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
      }
      // The header and the sidebar show the user of the session.
      session.update(await call(contract.account.updateMe, { body }))
    },
    success: dialogWords.saved,
  })

  return (
    <DialogForm submitLabel={dialogWords.save} form={form} submission={save} dialog={dialog} browserValidates>
      {/* With this type, the browser validates the format (docs/product/app.md#forms). */}
      <TextInput
        type="email"
        label={editProfileWords.email}
        autoComplete="email"
        data-autofocus
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <TextInput
        label={editProfileWords.username}
        autoComplete="nickname"
        key={form.key('username')}
        {...form.getInputProps('username')}
      />
      <TextInput
        label={editProfileWords.firstName}
        autoComplete="given-name"
        key={form.key('firstName')}
        {...form.getInputProps('firstName')}
      />
      <TextInput
        label={editProfileWords.lastName}
        autoComplete="family-name"
        key={form.key('lastName')}
        {...form.getInputProps('lastName')}
      />
    </DialogForm>
  )
}
