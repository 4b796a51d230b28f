import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Crest, type CrestDesign } from './Crest.tsx'
import { useAccent } from './useAccent.ts'

const meta = {
  tags: ['autodocs', 'stable'],
  title: 'Components/Crest',
  component: Crest,
  parameters: {
    about: {
      file: 'src/ui/brand/Crest.tsx',
      since: '0.1',
      use: 'The crest of a club: its picture, or a pattern in its two colours.',
      avoid: 'Touchline itself is shown by its Mark.',
      rules: [
        ['With the club’s name beside it', 'As a button without a name'],
        ['No letters', 'Initials on a shield'],
      ],
      sizes: '24 px in lists to 96 px; small charges are drawn from 30 px.',
    },
    page: true,
  },
  args: { accent: '#2743B8', size: 96 },
} satisfies Meta<typeof Crest>
export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'end' } as const

/** From common colours to the hardest ones: white and black crests must keep a visible edge. */
export const Clubs: Story = {
  render: ({ size }) => (
    <div style={row}>
      {['#2743B8', '#C8102E', '#FFD100', '#6CABDD', '#111111', '#F26A1B', '#FFFFFF', null].map((accent) => (
        <Crest key={accent} accent={accent} {...(size !== undefined && { size })} />
      ))}
    </div>
  ),
}

type Club = CrestDesign & { accent: string }
const club = (pattern: CrestDesign['pattern'], accent: string, second: string): Club => ({
  pattern,
  accent,
  second,
  image: null,
})
const clubs = [
  club('stripes', '#2743B8', '#FFFFFF'),
  club('hoops', '#0B7A55', '#FFFFFF'),
  club('halves', '#C8102E', '#111111'),
  club('quarters', '#6CABDD', '#FFFFFF'),
  club('sash', '#8A1538', '#F3C742'),
  club('chevron', '#4B2A82', '#FFFFFF'),
  club('cross', '#FFFFFF', '#C8102E'),
  club('line-and-arc', '#F26A1B', '#111111'),
]

function OnAccent({ accent, ...design }: Club) {
  return (
    <div style={{ padding: 20, background: useAccent(accent).fill }}>
      <Crest accent={accent} design={design} size={56} onAccent />
    </div>
  )
}

/** The patterns of clubs without a picture, in the sizes that screens use and on the club's colour. */
export const Patterns: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {[96, 40, 24].map((size) => (
        <div key={size} style={row}>
          {clubs.map(({ accent, ...design }) => (
            <Crest key={design.pattern} accent={accent} design={design} size={size} />
          ))}
        </div>
      ))}
      <div style={{ display: 'flex', flexWrap: 'wrap' }}>
        {clubs.map((each) => (
          <OnAccent key={each.pattern} {...each} />
        ))}
      </div>
    </div>
  ),
}

/** Two colours that cannot be told apart have a line between them. */
export const CloseColours: Story = {
  render: () => (
    <div style={row}>
      {clubs.map(({ pattern }) => (
        <Crest key={pattern} accent="#8A1538" design={{ pattern, second: '#7A1030', image: null }} size={96} />
      ))}
    </div>
  ),
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#8A1538"/></svg>'

/** A picture is preferred to the pattern, unless the browser cannot draw it. */
export const Picture: Story = {
  render: () => (
    <div style={row}>
      {[`data:image/svg+xml;base64,${btoa(svg)}`, 'data:image/png;base64,AAAA'].map((image) => (
        <Crest key={image} accent="#8A1538" design={{ pattern: 'sash', second: '#F3C742', image }} size={96} />
      ))}
    </div>
  ),
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(1))
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(1)
  },
}
