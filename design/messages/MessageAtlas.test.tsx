import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { MessageAtlas } from './MessageAtlas.tsx'

const messages = [
  { key: 'src/ui/words.ts#copyWords.done', texts: ['Copied'] },
  { key: 'src/features/fans/words.ts#fanWords.rows', texts: ['1 fan', '… fans'] },
  { key: 'mocks/http/words.ts#bodyWords.json', texts: ['The body is not valid JSON.'] },
]

it('shows every text by area, with its place', () => {
  render(<MessageAtlas messages={messages} />)
  expect(screen.getByRole('status')).toHaveTextContent('3 texts')
  const fans = within(screen.getByRole('region', { name: 'Fans' }))
  expect(fans.getByText('… fans')).toBeVisible()
  expect(fans.getByText('src/features/fans/words.ts#fanWords.rows')).toBeVisible()
})

it('finds texts by all words of the search, in texts and keys', async () => {
  render(<MessageAtlas messages={messages} />)
  const search = screen.getByRole('searchbox', { name: 'Search' })
  await userEvent.type(search, 'BODY valid')
  expect(await screen.findByText('1 of 3 texts')).toBeVisible()
  expect(screen.queryByText('Copied')).toBeNull()
  await userEvent.clear(search)
  await userEvent.type(search, 'nothing like it')
  expect(await screen.findByText('No text has all of these words. Try one of them.')).toBeVisible()
})
