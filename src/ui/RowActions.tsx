import { ActionIcon, Tooltip } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import classes from './RowActions.module.css'

/** Edit and delete of one row, named after it for a screen reader. */
export function RowActions({ name, onEdit, onDelete }: { name: string; onEdit(): void; onDelete(): void }) {
  return (
    <>
      <Tooltip label="Edit" openDelay={400}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          className={classes.action}
          aria-label={`Edit ${name}`}
          onClick={onEdit}
        >
          <IconPencil size={17} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Delete" openDelay={400}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          className={classes.action}
          aria-label={`Delete ${name}`}
          onClick={onDelete}
        >
          <IconTrash size={17} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    </>
  )
}
