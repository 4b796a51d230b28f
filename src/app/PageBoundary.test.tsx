import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { AppTheme } from './theme/AppTheme.tsx'
import { lazyPage, type LazyPage } from './lazyPage.tsx'
import { PageBoundary } from './PageBoundary.tsx'

const Plain = () => <h1>Plain page</h1>

function renderPages(Lazy: LazyPage) {
  render(
    <AppTheme env="test">
      <MemoryRouter initialEntries={['/lazy']}>
        <Link to="/plain">Another page</Link>
        <PageBoundary>
          <Routes>
            <Route path="/lazy" element={<Lazy />} />
            <Route path="/plain" element={<Plain />} />
          </Routes>
        </PageBoundary>
      </MemoryRouter>
    </AppTheme>,
  )
  return userEvent.setup()
}

describe('a page that is loaded on demand', () => {
  it('is shown at once if it was loaded ahead', async () => {
    const Page = lazyPage(() => Promise.resolve(Plain), null)
    await Page.load()
    renderPages(Page)
    expect(screen.getByRole('heading', { name: 'Plain page' })).toBeVisible()
  })

  it('offers a reload if it cannot be loaded, and leaves the other pages usable', async () => {
    // React reports the error of the page.
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    const Page = lazyPage(() => Promise.reject(new TypeError('Failed to fetch')), null)
    const user = renderPages(Page)
    expect(await screen.findByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
    expect(reported).toHaveBeenCalled()
    await user.click(screen.getByRole('link', { name: 'Another page' }))
    expect(screen.getByRole('heading', { name: 'Plain page' })).toBeVisible()
  })
})
