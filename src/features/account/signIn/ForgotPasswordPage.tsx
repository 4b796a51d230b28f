import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useApi } from '../../../api/ApiProvider.tsx'
import { ApiError } from '../../../api/errors.ts'
import { contract } from '../../../contract/index.ts'
import { paths } from '../../../paths.ts'
import { errorMessage } from '../../../ui/feedback/messages/errorMessage.ts'
import { EmailRequest } from '../parts/EmailRequest.tsx'
import { accessWords, forgotPasswordWords } from '../words.ts'
import classes from '../parts/EmailRequest.module.css'

/** Asks for a link to set a new password (docs/product/account.md#password-reset-request). */
export function ForgotPasswordPage() {
  const { call } = useApi()
  return (
    <EmailRequest
      title={forgotPasswordWords.title}
      lead={forgotPasswordWords.lead}
      submitLabel={forgotPasswordWords.submit}
      send={(email) => call(contract.account.forgotPassword, { body: { email } })}
      // Shows only the server's message, without "Error …:" in front.
      messageOf={(error) => (error instanceof ApiError ? error.details : errorMessage(error))}
      inbox={[forgotPasswordWords.inbox.before, forgotPasswordWords.inbox.after]}
    >
      <p className={classes.foot}>
        <Anchor component={Link} to={paths.login()}>
          {accessWords.backToLogin}
        </Anchor>
      </p>
    </EmailRequest>
  )
}
