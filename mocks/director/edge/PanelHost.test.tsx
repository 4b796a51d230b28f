import { act, render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { closePanel, openPanel, panelStore } from '../panel/panelStore.ts'
import { PanelHost } from './PanelHost.tsx'

// Test files share the store.
beforeEach(() => panelStore.setState({ open: false, dock: 'side' }))

it('changes the page only while the panel is open', () => {
  const { dataset, style } = document.documentElement
  const height = () => style.getPropertyValue('--tl-director-height')
  render(<PanelHost label="Director">Content</PanelHost>)
  // Otherwise each start of a demo would cost the browser the styles of the whole page once more.
  expect(height()).toBe('')
  act(openPanel)
  expect(dataset.director).toBe('side')
  expect(height()).toMatch(/^\d+px$/)
  act(closePanel)
  expect(dataset).not.toHaveProperty('director')
  expect(height()).toBe('')
})
