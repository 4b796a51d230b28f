import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Provider } from '../../contract/fields/providers.ts'
import { ProviderLogo } from './ProviderLogo.tsx'

const meta = { title: 'Components/Provider logo', component: ProviderLogo, parameters: { page: true } } satisfies Meta<
  typeof ProviderLogo
>
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
