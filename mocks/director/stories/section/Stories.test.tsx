import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { campaignStory, deskIn } from '../../../../tests/support/director/storyDesk.ts'
import { StoriesAt } from './Stories.tsx'

it('goes on editing where it was left by another section or a closed director', async () => {
  const user = userEvent.setup()
  const show = () => render(<StoriesAt desk={deskIn({ story: campaignStory })} tab={null} />)
  const { unmount } = show()
  await user.click(screen.getByRole('button', { name: 'Edit a copy' }))
  const [name] = screen.getAllByRole('textbox', { name: 'Name' })
  await user.type(name ?? document.body, ' for Rovers')
  unmount()

  const again = show()
  expect(screen.getAllByRole('textbox', { name: 'Name' })[0]).toHaveValue(`${campaignStory.name} for Rovers`)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  again.unmount()

  show()
  expect(screen.getByRole('combobox', { name: 'Story' })).toBeVisible()
})
