import { Button } from '@mantine/core'
import { Card } from '../../../ui/layout/Card.tsx'
import { useDialog } from '../../../ui/dialogs/useDialog.ts'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { deleteAccountWords } from './words.ts'
import classes from './profile.module.css'

/** Deletes the club after a confirmation (docs/product/account.md#account-deletion). */
export function DeleteAccountCard() {
  const confirming = useDialog()
  return (
    <Card title={deleteAccountWords.card} className={classes.danger}>
      <div className={classes.row}>
        <p>{deleteAccountWords.hint}</p>
        <Button variant="outline" color="red" onClick={confirming.open}>
          {deleteAccountWords.open}
        </Button>
      </div>
      <DeleteAccountDialog dialog={confirming} />
    </Card>
  )
}
