import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Provider } from '../../contract/fields/providers.ts'
import { ProviderLogo } from './ProviderLogo.tsx'

const meta = {
  tags: ['autodocs', 'stable'],
  title: 'Components/Provider logo',
  component: ProviderLogo,
  parameters: {
    about: {
      file: 'src/domain/connectors/ProviderLogo.tsx',
      parts: ['src/domain/connectors/NewConnectorLink.tsx'],
      since: '0.1',
      use: 'The logo of a provider, drawn by us, beside its name.',
      avoid: 'A club is shown by its Crest.',
      rules: [
        ['On its own ground, in both schemes', 'Tinted by the theme'],
        ['Muted for a disabled connector', 'Hidden'],
      ],
      sizes: '24, 40 and 56 px.',
    },
    page: true,
  },
} satisfies Meta<typeof ProviderLogo>
export default meta
type Story = StoryObj<typeof meta>

/** Every drawing at the sizes of a card and a page head, and muted. */
export const All: Story = {
  args: { provider: 'SHOPIFY' },
  render: () => (
    <>
      {[40, 56, 24].map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginBottom: 16 }}>
          {Provider.options.map((provider) => (
            <ProviderLogo key={provider} provider={provider} size={size} muted={size === 24} />
          ))}
        </div>
      ))}
    </>
  ),
}

const PIXEL = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/%3E'

/** A provider for which the app has no drawing. */
export const FromTheWire: Story = {
  args: { provider: 'TICKETWAVE', logo: PIXEL },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('img')).toHaveAttribute('src', PIXEL),
}

export const Monogram: Story = {
  args: { provider: 'TICKETWAVE', logo: 'logos/there-is-none.svg' },
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement).toHaveTextContent('Ti')),
}
