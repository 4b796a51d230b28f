import { expect, it, onTestFinished, vi } from 'vitest'
import { localMemory } from '../../../storage.ts'
import { changeView, forgetTableViews, tableViews, viewOf } from './tableViews.ts'

it('keeps a choice until the page is left if the browser has no room for it', () => {
  const full = vi.spyOn(localMemory(), 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  onTestFinished(() => {
    full.mockRestore()
    forgetTableViews()
  })
  changeView('u1 fans', { rows: 50 })
  expect(viewOf(tableViews.getState(), 'u1 fans').rows).toBe(50)
  expect(full).toHaveBeenCalled()
})
