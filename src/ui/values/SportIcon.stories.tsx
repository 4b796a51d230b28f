import type { Meta, StoryObj } from '@storybook/react-vite'
import { SportIcon } from './SportIcon.tsx'

const ids = [
  'football',
  'basketball',
  'handball',
  'hockey',
  'ice-hockey',
  'rugby',
  'american-football',
  'baseball',
  'cricket',
  'volleyball',
  'tennis',
  'athletics',
  'cycling',
  'swimming',
  'esports',
]

const meta = {
  tags: ['autodocs', 'stable'],
  title: 'Components/Sport icon',
  component: SportIcon,
  parameters: {
    about: {
      file: 'src/ui/values/SportIcon.tsx',
      since: '0.1',
      use: 'The drawing of a sport beside its name.',
      avoid: 'Not without the name: screen readers skip it.',
      rules: [['Icon and word', 'The icon alone']],
      sizes: '20 px; the stroke follows the size.',
    },
    page: true,
  },
  args: { sport: { id: 'football', icon: '⚽' }, size: 48 },
  render: ({ size = 48 }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {ids.map((id) => (
        <SportIcon key={id} sport={{ id, icon: '' }} size={size} />
      ))}
    </div>
  ),
} satisfies Meta<typeof SportIcon>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 20 } }
/** A sport for which the app has no drawing: what the server names, or a monogram. */
export const Unknown: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      {['♟️', ''].map((icon) => (
        <SportIcon key={icon} sport={{ id: 'chess', icon }} size={48} />
      ))}
    </div>
  ),
}
