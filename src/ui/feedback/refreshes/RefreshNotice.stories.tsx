import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageHead } from '../../layout/PageHead.tsx'
import { RefreshNotice } from './RefreshNotice.tsx'
import type { Refreshable } from './useRefreshRetry.ts'

const fine: Refreshable = {
  data: {},
  error: null,
  isFetching: false,
  refetch() {},
  dataUpdatedAt: Date.parse('2026-11-21T14:32:00'),
}
const failed = { ...fine, error: new Error('no connection') }

/** The line lies in the gap between a head and what follows, so that nothing moves. */
const meta = {
  tags: ['autodocs', 'stable'],
  title: 'Components/Refresh notice',
  component: RefreshNotice,
  parameters: {
    about: {
      file: 'src/ui/feedback/refreshes/RefreshNotice.tsx',
      since: '0.1',
      use: 'Says quietly that what is shown could not be refreshed, and tries again by itself.',
      avoid: 'Nothing to show yet takes an Error view.',
      rules: [['Keep the old data', 'Replace them with an error']],
      sizes: 'One line in the gap above the data, which does not move; a few words in a panel.',
    },
    page: true,
  },
  args: { result: failed },
  render: (args) => (
    <>
      <PageHead title="Connectors" />
      <RefreshNotice {...args} />
      <div style={{ height: 96, background: 'var(--tl-surface)', border: '1px solid var(--tl-line)' }} />
    </>
  ),
} satisfies Meta<typeof RefreshNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = { tags: ['phone'] }
export const Fine: Story = { args: { result: fine } }
export const Short: Story = { args: { place: 'short' } }
