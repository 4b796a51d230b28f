import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { campaignStory, deskIn } from '../../../../tests/support/director/storyDesk.ts'
import type { Desk } from '../desk/desk.ts'
import { readStory, type Story } from '../script/story.ts'
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

/** A desk that has just recorded a story, which is taken once. */
function deskWith(recorded: Story): Desk {
  const desk = deskIn({ recorded })
  return {
    store: desk.store,
    send: ({ do: asked }) => asked === 'takeRecorded' && desk.store.setState({ recorded: null }),
  }
}

it('opens what was recorded, also if another section was shown when the recording ended', async () => {
  const user = userEvent.setup()
  const desk = deskWith(campaignStory)
  const { unmount } = render(<StoriesAt desk={desk} tab={null} />)
  expect(screen.getAllByRole('textbox', { name: 'Name' })[0]).toHaveValue(campaignStory.name)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('combobox', { name: 'Story' })).toBeVisible()
  unmount()
  render(<StoriesAt desk={desk} tab={null} />)
  expect(screen.getByRole('combobox', { name: 'Story' })).toBeVisible()
})

it('shows the fields of the action that is left when another one is removed, and a number as it is typed', async () => {
  const user = userEvent.setup()
  const fan = (firstName: string) => ({ call: 'fans.create', body: { firstName, email: `${firstName}@b.example` } })
  const story = readStory({
    ...campaignStory,
    steps: [{ title: 'Two fans', note: 'Two fans come.', seconds: 30, do: [fan('Orla'), fan('Maeve')] }],
  })
  const { unmount } = render(<StoriesAt desk={deskWith(story)} tab={null} />)
  const names = () =>
    screen.getAllByRole('textbox', { name: 'First name' }).map((field) => (field as HTMLInputElement).value)
  expect(names()).toEqual(['Orla', 'Maeve'])
  const [remove] = screen.getAllByRole('button', { name: /^Remove: / })
  await user.click(remove ?? document.body)
  expect(names()).toEqual(['Maeve'])
  const seconds = screen.getByRole('textbox', { name: 'Seconds' })
  await user.type(seconds, 's{Backspace}5')
  expect(seconds).toHaveValue('305')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  unmount()
})
