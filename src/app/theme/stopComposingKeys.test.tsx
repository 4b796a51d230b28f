import { Modal, TagsInput } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AppTheme } from './AppTheme.tsx'

it.each([
  ['in most browsers', { isComposing: true }],
  ['in Safari', { keyCode: 229 }],
])('keeps the keys of a composition from dialogs, fields and shortcuts %s', (_, composing) => {
  const onClose = vi.fn()
  const onChange = vi.fn()
  const onKey = vi.fn()
  render(
    <AppTheme env="test">
      <Modal opened onClose={onClose} title="Tags">
        <TagsInput label="Teams" value={[]} searchValue="クラブ" onChange={onChange} />
      </Modal>
    </AppTheme>,
  )
  window.addEventListener('keydown', onKey)
  const field = screen.getByLabelText('Teams', { selector: 'input' })
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field, { key, ...composing })
  expect(onClose).not.toHaveBeenCalled()
  expect(onChange).not.toHaveBeenCalled()
  expect(onKey).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onChange).toHaveBeenCalledWith(['クラブ'])
  window.removeEventListener('keydown', onKey)
})
