import { act, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useListParams, type ListParams } from './useListParams.ts'

const COLUMNS = ['name', 'createdAt'] as const

/** Renders a list. `onShow` is called as soon as the page shows an address, before effects. */
function renderList(onShow: (search: string, list: ListParams<'name' | 'createdAt'>) => void = () => {}) {
  const shown = { list: {} as ListParams<'name' | 'createdAt'>, search: '', leave: () => {} }
  function List() {
    const list = useListParams('fans', COLUMNS, 'createdAt')
    const navigate = useNavigate()
    const { search } = useLocation()
    useLayoutEffect(() => {
      Object.assign(shown, { list, search, leave: () => void navigate('/fans') })
    })
    useLayoutEffect(() => {
      onShow(search, shown.list)
    }, [search])
    return null
  }
  render(
    <MemoryRouter initialEntries={['/fans']}>
      <List />
    </MemoryRouter>,
  )
  return shown
}

it('adds up two changes before the next render', () => {
  const shown = renderList()
  act(() => {
    shown.list.goTo((requested) => requested.offset + 10)
    shown.list.goTo((requested) => requested.offset + 10)
    shown.list.setSort('name', 'asc')
  })
  expect(shown.search).toBe('?offset=20&orderBy=name&orderDirection=asc')
})

it('takes a click on what has just been shown, the same as before a link led elsewhere', () => {
  let isWaiting = false
  const shown = renderList((search, list) => {
    if (!isWaiting || search !== '') return
    isWaiting = false
    list.goTo(50)
  })
  act(() => void shown.list.goTo(50))
  expect(shown.search).toBe('?offset=50')
  isWaiting = true
  act(() => shown.leave())
  expect(isWaiting).toBe(false)
  expect(shown.search).toBe('?offset=50')
})

it('takes a change again that a link has overtaken', () => {
  const shown = renderList()
  act(() => {
    shown.list.goTo(50)
    shown.leave()
  })
  expect(shown.search).toBe('')
  act(() => void shown.list.goTo(50))
  expect(shown.search).toBe('?offset=50')
})

it('leads nowhere once it has been left', () => {
  const seen = { list: {} as ListParams<'name' | 'createdAt'>, path: '', leave: () => {} }
  function List() {
    const list = useListParams('fans', COLUMNS, 'createdAt')
    useLayoutEffect(() => void (seen.list = list))
    return null
  }
  function Spy() {
    const navigate = useNavigate()
    const { pathname, search } = useLocation()
    useLayoutEffect(() => void Object.assign(seen, { path: pathname + search, leave: () => void navigate('/support') }))
    return null
  }
  render(
    <MemoryRouter initialEntries={['/fans?offset=10']}>
      <Spy />
      <Routes>
        <Route path="/fans" element={<List />} />
        <Route path="/support" element={null} />
      </Routes>
    </MemoryRouter>,
  )
  act(() => seen.leave())
  act(() => expect(seen.list.goTo(0, true)).toBe(false))
  expect(seen.path).toBe('/support')
})
