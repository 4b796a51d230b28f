import { Anchor } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link } from 'react-router-dom'
import { useApi } from '../../../api/ApiProvider.tsx'
import { contract } from '../../../contract/index.ts'
import { paths } from '../../../paths.ts'
import { errorMessage } from '../../../ui/feedback/messages/errorMessage.ts'
import { serverFields } from '../../../ui/Form/fieldErrors.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import { SubmitButton } from '../../../ui/Form/SubmitButton.tsx'
import { useSubmit } from '../../../ui/Form/useSubmit.ts'
import { noPasswords, PasswordFields, passwordRules } from '../parts/PasswordFields.tsx'
import { PublicHeading } from '../parts/PublicHeading.tsx'
import { PublicLayout } from '../parts/PublicLayout.tsx'
import { useLinkToken } from '../mailedLink/useLinkToken.ts'
import { accessWords, newPasswordWords } from '../words.ts'
import classes from '../parts/EmailRequest.module.css'

/**
 * Sets a new password with the token of a mailed link. The token is not validated before submitting
 * (docs/product/account.md#password-reset, docs/contract.md#password-reset).
 */
export function ResetPasswordPage() {
  const { call } = useApi()
  const bearer = useLinkToken()
  // Controlled, so that clearing keeps the input elements: a browser takes new elements for another form.
  const form = useForm({ mode: 'controlled', initialValues: noPasswords, validate: passwordRules })

  const reset = useSubmit({
    form,
    send: ({ password }: typeof noPasswords) =>
      call(contract.account.resetPassword, { body: { newPassword: password } }, { bearer }),
    success: newPasswordWords.done,
    successAs: 'banner',
    explain: (error) => ({ text: errorMessage(error), fields: passwordErrors(error) }),
    onDone: () => form.reset(),
  })

  return (
    <PublicLayout>
      <PublicHeading title={newPasswordWords.title} lead={newPasswordWords.lead} />
      <Form form={form} submission={reset}>
        <PasswordFields form={form} />
        <SubmitButton size="md" mt="lg" fullWidth>
          {newPasswordWords.submit}
        </SubmitButton>
      </Form>
      <p className={classes.foot}>
        <Anchor component={Link} to={paths.login()}>
          {accessWords.backToLogin}
        </Anchor>
      </p>
    </PublicLayout>
  )
}

/** Maps the server's field `newPassword` to the form's `password`. */
function passwordErrors(error: unknown) {
  const { newPassword, ...others } = serverFields(error)
  return { ...others, ...(newPassword !== undefined && { password: newPassword }) }
}
