import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { toast } from '../feedback/toast.ts'

/** "Copied" stands on the button for so many milliseconds (docs/product/app.md#messages). */
export const COPIED_MS = 4000

export interface CopyButtonProps {
  value: string
  /** What is copied, for a screen reader: "Copy the club id". */
  label: string
  /** The toast of a success. */
  message: string
}

/** Copies a text; a failure of the clipboard is told by a toast. */
export function CopyButton({ value, label, message }: CopyButtonProps) {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (copied === 0) return
    const timer = setTimeout(() => setCopied(0), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function handleClick() {
    try {
      await navigator.clipboard.writeText(value)
      setCopied((times) => times + 1)
      toast('success', message)
    } catch {
      toast('error', 'The clipboard could not be reached. Select the text and copy it by hand.')
    }
  }

  return (
    <Button
      variant="default"
      size="xs"
      miw={96}
      aria-label={copied > 0 ? 'Copied' : label}
      leftSection={copied > 0 ? <IconCheck size={15} stroke={2} /> : <IconCopy size={15} stroke={1.8} />}
      onClick={() => void handleClick()}
    >
      {copied > 0 ? 'Copied' : 'Copy'}
    </Button>
  )
}
