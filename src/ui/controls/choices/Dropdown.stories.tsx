import { Button, Menu } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { errorWords } from '../../words.ts'
import { Dropdown } from './Dropdown.tsx'

const meta = {
  title: 'Components/Dropdown',
  component: Dropdown,
  tags: ['autodocs', 'new'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/controls/choices/Dropdown.tsx',
      since: '0.1',
      use: 'A button with a menu or a small panel, whose code loads when it is about to open.',
      avoid: 'A choice among values is a Select. One action needs no menu.',
      rules: [['Name the button after what it opens', 'Hide the only action of a page in a menu']],
      keys: [
        ['Enter or Space', 'opens the panel, and moves the focus into it'],
        ['Escape', 'closes it, and returns the focus'],
      ],
      sizes: 'The panel says its width; it turns to the side where there is room.',
      frame: 200,
    },
  },
  args: {
    popup: 'menu',
    load: () => Promise.resolve(true),
    renderPanel: ({ target, ...panel }) => (
      <Menu width={200} position="bottom-start" withInitialFocusPlaceholder={false} {...panel}>
        <Menu.Target>{target}</Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Rename</Menu.Item>
          <Menu.Item>Duplicate</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    ),
    children: (button) => (
      <Button variant="default" {...button}>
        Actions
      </Button>
    ),
  },
} satisfies Meta<typeof Dropdown>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    const item = await screen.findByRole('menuitem', { name: 'Rename' })
    await waitFor(() => expect(item).toBeVisible())
  },
}
/** The second click closes the panel, and Escape returns the focus. */
export const ByKeyboard: Story = {
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Actions' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Rename' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
/** The code of the panel could not be loaded: a message says so, and the page stays. */
export const NotLoaded: Story = {
  args: { load: () => Promise.resolve(false) },
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Actions' })
    await userEvent.click(button)
    await expect(await screen.findByText(errorWords.notLoaded)).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}
