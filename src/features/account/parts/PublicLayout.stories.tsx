import type { Meta, StoryObj } from '@storybook/react-vite'
import { PublicHeading } from './PublicHeading.tsx'
import { PublicLayout } from './PublicLayout.tsx'

const meta = {
  title: 'Components/Public layout',
  component: PublicLayout,
  tags: ['autodocs', 'stable'],
  parameters: {
    world: { as: null },
    about: {
      file: 'src/features/account/parts/PublicLayout.tsx',
      parts: ['src/features/account/parts/PublicHeading.tsx'],
      since: '0.1',
      use: 'The page of somebody who is not signed in: the brand, one column with a title and a line below it, and the picture.',
      avoid: 'A legal text has the Legal page, and a screen of the product the shell with a Page head.',
      rules: [
        ['One form and one way on', 'A second column beside the form'],
        ['The title says what to do', 'Welcome!'],
        ['Focus the title of a screen that has replaced a form', 'Leave the focus where the form was'],
      ],
      sizes: 'A column of 376 px at most; below 1,024 px the picture is hidden.',
      frame: 620,
    },
  },
  args: { children: <PublicHeading title="Sign in" lead="Use the account of your club." /> },
} satisfies Meta<typeof PublicLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['phone'] }
/** The column breaks words rather than growing. */
export const LongText: Story = {
  tags: ['phone'],
  args: {
    children: (
      <PublicHeading
        title="Join Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Athletic"
        lead={`${'averylongname'.repeat(8)}@club.example`}
      />
    ),
  },
}
