import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@mantine/core'
import { phone } from '../../../tests/support/stories/storyGlobals.ts'
import { BackLink } from './BackLink.tsx'
import { PageHead } from './PageHead.tsx'

const meta = {
  title: 'Components/Page head',
  component: PageHead,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/layout/PageHead.tsx',
      parts: ['src/ui/layout/BackLink.tsx'],
      since: '0.1',
      use: 'The head of a page: its h1, details beside it, and the actions on the right.',
      avoid:
        'A page about one thing with a picture takes a Detail header; a name that can be changed, an Editable name.',
      rules: [
        ['One h1 a page', 'A second title in the card below'],
        ['At most one primary action', 'A row of green buttons'],
      ],
      sizes: 'Title 24/32. Below 768 px the actions wrap below the title.',
    },
  },
  args: { title: 'Fans', meta: '12,480', actions: <Button>Add fan</Button> },
} satisfies Meta<typeof PageHead>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithBackLink: Story = {
  render: (args) => (
    <>
      <BackLink to="/">All Connectors</BackLink>
      <PageHead {...args} />
    </>
  ),
}
export const LongTitle: Story = { args: { title: 'A name of two hundred letters '.repeat(7) } }
export const LongTitlePhone: Story = { ...LongTitle, globals: phone }
