import type { Meta, StoryObj } from '@storybook/react-vite'
import { Group } from '@mantine/core'
import { Flag } from './Flag.tsx'

const meta = {
  title: 'Components/Flag',
  component: Flag,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/values/Flag.tsx',
      since: '0.1',
      use: 'The flag beside the name of a country, from a local file.',
      avoid: 'Never for a language, and never without the name.',
      rules: [['Flag and name', 'The flag alone']],
      sizes: 'As high as the text.',
    },
  },
  args: { cca2: 'GB' },
} satisfies Meta<typeof Flag>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Several: Story = {
  render: () => (
    <Group>
      {['GB', 'PT', 'IE', 'JP', 'CH', 'ZZ'].map((cca2) => (
        <span key={cca2}>
          <Flag cca2={cca2} emoji="🏳️" /> {cca2}
        </span>
      ))}
    </Group>
  ),
}
