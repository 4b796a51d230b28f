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
      parts: ['src/ui/values/WireDrawing.tsx'],
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
          <Flag cca2={cca2} flag="🏳️" /> {cca2}
        </span>
      ))}
    </Group>
  ),
}

/** What stands in place of a flag that the app does not have: a picture that the server names, an emoji, or a monogram. */
export const Unknown: Story = {
  render: () => (
    <Group>
      {[picture, '🏳️', ''].map((flag) => (
        <span key={flag}>
          <Flag cca2="ZZ" flag={flag} /> Elsewhere
        </span>
      ))}
    </Group>
  ),
}

/** Three stripes. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#2a7" d="M0 0h1v2H0z"/><path fill="#fd5" d="M1 0h1v2H1z"/><path fill="#c44" d="M2 0h1v2H2z"/></svg>',
)}`
