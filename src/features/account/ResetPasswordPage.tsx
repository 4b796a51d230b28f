import { Anchor, Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useApi } from '../../api/ApiProvider.tsx'
import { errorMessage } from '../../api/errors.ts'
import { contract } from '../../contract/index.ts'
import { paths } from '../../paths.ts'
import { Banner, type BannerMessage } from '../../ui/Banner.tsx'
import { useBusy } from '../../ui/useBusy.ts'
import { dropSecondClick } from '../../ui/doubleClick.ts'
import { focusFirst, showFieldErrors } from './formErrors.ts'
import { noPasswords, PasswordFields, passwordRules } from './PasswordFields.tsx'
import { PublicHeading } from './PublicHeading.tsx'
import { PublicLayout } from './PublicLayout.tsx'
import { useLinkToken } from './useLinkToken.ts'
import classes from './EmailRequest.module.css'

/**
 * Sets a new password by the token of a mailed link, which is not checked before (docs/product/account.md#password-reset,
 * docs/contract.md#password-reset).
 */
export function ResetPasswordPage() {
  const { call } = useApi()
  const bearer = useLinkToken()
  const [banner, setBanner] = useState<BannerMessage | null>(null)
  const { busy, run } = useBusy()
  // Controlled, so that emptied fields stay the ones that they were: a browser takes new ones for another form.
  const form = useForm({ mode: 'controlled', initialValues: noPasswords, validate: passwordRules })

  const submit = (newPassword: string) =>
    run(async () => {
      setBanner(null)
      try {
        await call(contract.account.resetPassword, { body: { newPassword } }, { bearer })
        form.reset()
        setBanner({ kind: 'success', text: 'Password reset successfully' })
      } catch (error) {
        setBanner({ kind: 'error', text: errorMessage(error) })
        showFieldErrors(form, error, { newPassword: 'password' })
      }
    })

  return (
    <PublicLayout>
      <PublicHeading title="Reset your password" lead="Confirm a new password" />
      <Banner message={banner} onClear={() => setBanner(null)} />
      <form
        noValidate
        onSubmit={form.onSubmit(
          ({ password }) => submit(password),
          (errors) => focusFirst(form, errors),
        )}
      >
        <PasswordFields form={form} />
        <Button type="submit" size="md" mt="lg" fullWidth loading={busy} onClick={dropSecondClick}>
          Reset Password
        </Button>
      </form>
      <p className={classes.foot}>
        <Anchor component={Link} to={paths.login()}>
          Go back to login
        </Anchor>
      </p>
    </PublicLayout>
  )
}
