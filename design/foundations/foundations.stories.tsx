import type { Meta, StoryObj } from '@storybook/react-vite'
import { icons } from 'virtual:icons'
import { Welcome } from '../Welcome.tsx'
import { Colour } from './Colour.tsx'
import { Motion, Shadow, Space, Tokens, Type } from './Measures.tsx'
import { Crests, Drawings, Icons } from './Pictures.tsx'
import { Accessibility, Voice } from './Words.tsx'

/** The pages that are documents, as stories for the accessibility check. The sidebar has the documents. */
const meta = {
  title: 'Foundations/All pages',
  tags: ['!dev', '!autodocs'],
  parameters: { page: true },
  render: () => (
    <div style={{ background: 'var(--tl-surface)' }}>
      {[Welcome, Colour, Tokens, Type, Space, Shadow, Motion, Drawings, Crests, Voice, Accessibility].map((Page) => (
        <Page key={Page.name} />
      ))}
      <Icons icons={icons} />
    </div>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
