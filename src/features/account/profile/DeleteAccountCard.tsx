import { useAdminOnly } from '../../../domain/club/useAdminOnly.ts'
import { RefusableButton } from '../../../ui/controls/buttons/RefusableButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useDialog } from '../../../ui/dialogs/useDialog.ts'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { deleteAccountWords } from './words.ts'
import classes from './profile.module.css'

/** Deletes the club after a confirmation (docs/product/account.md#account-deletion). */
export function DeleteAccountCard() {
  const confirming = useDialog()
  const refusal = useAdminOnly('deleteClub')
  return (
    <Card title={deleteAccountWords.card} className={classes.danger}>
      <div className={classes.row}>
        <p>{deleteAccountWords.hint}</p>
        <RefusableButton variant="outline" color="red" refusal={refusal} onClick={confirming.open}>
          {deleteAccountWords.open}
        </RefusableButton>
      </div>
      <DeleteAccountDialog dialog={confirming} />
    </Card>
  )
}
