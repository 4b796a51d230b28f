import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { closePanel, openPanel } from '../panel/panelStore.ts'
import { PanelHost } from './PanelHost.tsx'

it('changes the page only while the panel is open', () => {
  const { dataset, style } = document.documentElement
  const { unmount } = render(<PanelHost label="Director">Content</PanelHost>)
  // Otherwise each start of a demo would cost the browser the styles of the whole page once more.
  expect(style).toHaveLength(0)
  act(openPanel)
  expect(dataset.director).toBe('side')
  expect(style.getPropertyValue('--tl-director-height')).toMatch(/^\d+px$/)
  act(closePanel)
  expect(dataset).not.toHaveProperty('director')
  unmount()
})
