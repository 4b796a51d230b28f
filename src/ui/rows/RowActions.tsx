import { ActionIcon, Tooltip } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { rowWords } from '../words.ts'
import classes from './RowActions.module.css'

/** An icon button or link for one row, with a tooltip. */
export type RowActionProps = {
  /** The tooltip, such as `Edit`. */
  word: string
  /** The accessible name, such as `Edit Niamh Kearney`. */
  label: string
  children: ReactNode
} & ({ onClick(): void; to?: never } | { to: string; onClick?: never })

export function RowAction({ word, label, children, to, onClick }: RowActionProps) {
  const looks = { variant: 'subtle', color: 'gray', size: 28, className: classes.action, 'aria-label': label } as const
  return (
    <Tooltip label={word} openDelay={400}>
      {to === undefined ? (
        <ActionIcon {...looks} onClick={onClick}>
          {children}
        </ActionIcon>
      ) : (
        <ActionIcon {...looks} component={Link} to={to}>
          {children}
        </ActionIcon>
      )}
    </Tooltip>
  )
}

/** The button that deletes a row; `name` is that of the row, for screen readers. */
export const DeleteAction = ({ name, onClick }: { name: string; onClick(): void }) => (
  <RowAction word={rowWords.delete} label={rowWords.deleteRow(name)} onClick={onClick}>
    <IconTrash size={17} stroke={1.7} />
  </RowAction>
)

/** The buttons that edit and delete a row; `name` is that of the row, for screen readers. */
export function RowActions({ name, onEdit, onDelete }: { name: string; onEdit(): void; onDelete(): void }) {
  return (
    <>
      <RowAction word={rowWords.edit} label={rowWords.editRow(name)} onClick={onEdit}>
        <IconPencil size={17} stroke={1.7} />
      </RowAction>
      <DeleteAction name={name} onClick={onDelete} />
    </>
  )
}
