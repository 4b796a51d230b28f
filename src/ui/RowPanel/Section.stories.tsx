import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextInput } from '@mantine/core'
import { Pair, Section } from './Section.tsx'

const meta = {
  title: 'Components/Row panel',
  component: Section,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/RowPanel/RowPanel.tsx',
      parts: ['src/ui/RowPanel/', 'src/domain/people/PersonFields.tsx'],
      since: '0.1',
      use: 'The side panel in which a row is added or edited; it asks before changes are lost. Its fields stand in sections.',
      avoid: 'A page of its own takes a Form; a question takes a Confirm dialog.',
      rules: [
        ['Sections with two to six fields', 'One long column'],
        ['Help below the field', 'Help in the placeholder'],
      ],
      keys: [
        ['Escape', 'Closes, and asks if there are changes'],
        ['Enter', 'Saves'],
      ],
      sizes: '480 px wide, the whole window on a phone; pairs of fields stack.',
    },
  },
  args: {
    title: 'Contact',
    children: (
      <>
        <TextInput label="Email" />
        <Pair>
          <TextInput label="City" />
          <TextInput label="Country" />
        </Pair>
      </>
    ),
  },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

/** A group of fields, as the panel has them. Data / Fans has the whole panel. */
export const Default: Story = {}
