import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useApi } from '../../../api/ApiProvider.tsx'
import { config } from '../../../config.ts'
import { contract } from '../../../contract/index.ts'
import { paths } from '../../../paths.ts'
import { errorMessage } from '../../../ui/feedback/messages/errorMessage.ts'
import { EmailRequest } from '../parts/EmailRequest.tsx'
import { registerWords } from './words.ts'
import classes from './RegisterPage.module.css'

/** Asks for a sign-up link by e-mail (docs/product/account.md#sign-up-request). */
export function RegisterPage() {
  const { call } = useApi()
  return (
    <EmailRequest
      title={registerWords.title}
      lead={registerWords.lead(config.brand)}
      submitLabel={registerWords.submit}
      send={(email) => call(contract.account.register, { body: { email } })}
      messageOf={errorMessage}
      inbox={[registerWords.inbox.before, registerWords.inbox.after]}
    >
      <p className={classes.terms}>
        {registerWords.consent.before}
        <Anchor component={Link} to={paths.terms()} underline="always">
          {registerWords.consent.terms}
        </Anchor>
        {registerWords.consent.between}
        <Anchor component={Link} to={paths.privacy()} underline="always">
          {registerWords.consent.privacy}
        </Anchor>
        .
      </p>
      <p className={classes.login}>
        {registerWords.login.before}
        <Anchor component={Link} to={paths.login()} underline="always">
          {registerWords.login.link}
        </Anchor>
      </p>
    </EmailRequest>
  )
}
