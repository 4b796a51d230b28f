import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useOpenRequest } from './useOpenRequest.ts'

const Address = () => <output>{useLocation().search}</output>

/** Opens when `load` has ended, and counts. */
function Button({ load, onOpen }: { load(): Promise<void>; onOpen(): void }) {
  useOpenRequest('import', async () => {
    await load()
    onOpen()
  })
  return null
}

function renderAt(address: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const opened: string[] = []
  const screenWith = (name: string) => (
    <MemoryRouter initialEntries={[address]}>
      <Button key={name} load={() => promise} onOpen={() => opened.push(name)} />
      <Address />
    </MemoryRouter>
  )
  const { rerender } = render(screenWith('first'))
  return {
    opened,
    load: () => act(async () => resolve()),
    replace: () => rerender(screenWith('second')),
    address: () => screen.getByRole('status').textContent,
  }
}

it('opens what the address asks for, and takes only that out of the address', async () => {
  const { opened, load, address } = renderAt('/fans?searchQuery=jack&open=import')
  expect(address()).toBe('?searchQuery=jack&open=import')
  await load()
  expect(opened).toEqual(['first'])
  expect(address()).toBe('?searchQuery=jack')
})

it('opens in the place of a component that has gone while the dialog was loading', async () => {
  const { opened, load, replace, address } = renderAt('/fans?open=import')
  replace()
  expect(address()).toBe('?open=import')
  await load()
  expect(opened).toContain('second')
  expect(address()).toBe('')
})

it('opens nothing that was not asked for', async () => {
  const { opened, load, address } = renderAt('/fans?open=invite')
  await load()
  expect(opened).toEqual([])
  expect(address()).toBe('?open=invite')
})
