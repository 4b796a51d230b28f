import { Button } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { CircleDrawing } from '../../brand/drawings/CircleDrawing.tsx'
import { StateView } from './StateView.tsx'

export interface DeletedViewProps {
  title: string
  /** What its deletion means, in one sentence. */
  children: ReactNode
  /** The list in which it was. */
  list: { label: string; to: string }
}

/** Replaces the page of something that was deleted, here or elsewhere, while its page was open. */
export function DeletedView({ title, children, list }: DeletedViewProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // Take the focus only if it was lost, for example with a dialog about what was deleted.
    if (document.activeElement === document.body) link.current?.focus()
  }, [])
  return (
    <StateView
      alert
      fullScreen
      drawing={<CircleDrawing />}
      title={title}
      action={
        <Button component={Link} to={list.to} ref={link}>
          {list.label}
        </Button>
      }
    >
      {children}
    </StateView>
  )
}
