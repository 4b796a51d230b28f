import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useApi } from '../../../api/ApiProvider.tsx'
import { config } from '../../../config.ts'
import { contract } from '../../../contract/index.ts'
import { paths } from '../../../paths.ts'
import { errorMessage } from '../../../ui/feedback/errorMessage.ts'
import { EmailRequest } from '../parts/EmailRequest.tsx'
import classes from './RegisterPage.module.css'

/** Asks for a sign-up link by e-mail (docs/product/account.md#sign-up-request). */
export function RegisterPage() {
  const { call } = useApi()
  return (
    <EmailRequest
      title="Sign up"
      lead={`Bring your club to ${config.brand}.`}
      submitLabel="Sign up"
      send={(email) => call(contract.account.register, { body: { email } })}
      messageOf={errorMessage}
      inbox={['We have written to ', '. The link in the mail sets up your club; it works for 7 days.']}
    >
      <p className={classes.terms}>
        {'By signing up you agree to the '}
        <Anchor component={Link} to={paths.terms()} underline="always">
          Terms
        </Anchor>
        {' and have read the '}
        <Anchor component={Link} to={paths.privacy()} underline="always">
          Privacy Policy
        </Anchor>
        .
      </p>
      <p className={classes.login}>
        {'Already have an account? '}
        <Anchor component={Link} to={paths.login()} underline="always">
          Login
        </Anchor>
      </p>
    </EmailRequest>
  )
}
