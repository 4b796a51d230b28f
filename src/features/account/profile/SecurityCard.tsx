import { Button } from '@mantine/core'
import { Card } from '../../../ui/layout/Card.tsx'
import { useDialog } from '../../../ui/dialogs/useDialog.ts'
import { useOpenRequest } from '../../../ui/dialogs/useOpenRequest.ts'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'
import { passwordWords } from './words.ts'
import classes from './profile.module.css'

/** Opens the dialog to change the password (docs/product/account.md#change-password). */
export function SecurityCard() {
  const changing = useDialog()
  useOpenRequest('password', changing.open)
  return (
    <Card title={passwordWords.card}>
      <div className={classes.row}>
        <p>{passwordWords.hint}</p>
        <Button variant="default" onClick={changing.open}>
          {passwordWords.open}
        </Button>
      </div>
      <ChangePasswordDialog dialog={changing} />
    </Card>
  )
}
