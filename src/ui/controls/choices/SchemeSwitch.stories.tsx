import type { Meta, StoryObj } from '@storybook/react-vite'
import { SchemeSwitch } from './SchemeSwitch.tsx'

const meta = {
  title: 'Components/Scheme switch',
  component: SchemeSwitch,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/controls/choices/SchemeSwitch.tsx',
      since: '0.1',
      use: 'Switches between light and dark, at the foot of the sidebar and on public pages.',
      avoid: 'One is enough on a page.',
      rules: [['Say where it leads: Switch to dark', 'Say only Dark']],
      sizes: '36 px.',
    },
  },
} satisfies Meta<typeof SchemeSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
