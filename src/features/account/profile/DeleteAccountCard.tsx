import { Button } from '@mantine/core'
import { Card } from '../../../ui/layout/Card.tsx'
import { useDialog } from '../../../ui/dialogs/useDialog.ts'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import classes from './profile.module.css'

/** Deletes the club after a confirmation (docs/product/account.md#account-deletion). */
export function DeleteAccountCard() {
  const confirming = useDialog()
  return (
    <Card title="Delete Account" className={classes.danger}>
      <div className={classes.row}>
        <p>Deletes your club with all its data and all its users, for good.</p>
        <Button variant="outline" color="red" onClick={confirming.open}>
          Delete account
        </Button>
      </div>
      <DeleteAccountDialog dialog={confirming} />
    </Card>
  )
}
