import { credentialFields, providers, type Provider } from '../../../contract/fields/providers.ts'

export type FieldKind = 'text' | 'secret' | 'url' | 'select'

/** A field of a provider's form, ready to render. */
export interface ProviderField {
  name: string
  label: string
  kind: FieldKind
  help?: string
  placeholder?: string
}

/** The texts of a field. The contract defines which fields exist and which are secret. */
interface FieldTexts {
  label: string
  help?: string
  placeholder?: string
  kind?: 'url' | 'select'
}

type ProviderTexts = { readonly [P in Provider]: { readonly [F in keyof (typeof providers)[P]['fields']]: FieldTexts } }

const sheet = (label: string): FieldTexts => ({
  label,
  help: 'The long id in the address of the sheet, between /d/ and /edit.',
})

/** The texts of each provider's form, for both Setup and Add. The type requires an entry for every field of the contract. */
const texts: ProviderTexts = {
  DEMOMARKETING: {},
  DEMOSHOP: {},
  DEMOSOCIAL: {},
  DEMOTICKETING: {},
  MAILCHIMP: {
    serverPrefix: {
      label: 'Server Prefix',
      placeholder: 'us21',
      help: 'The first part of the address that you see when signed in.',
    },
    user: { label: 'User' },
    audienceId: { label: 'Audience Id', help: 'Under Audience, Settings, at the bottom of the page.' },
    apiKey: { label: 'API Key', help: 'Under Account, Extras, API keys.' },
  },
  MAUTIC: {
    apiUrl: { label: 'API URL', kind: 'url', placeholder: 'https://mautic.example.com' },
    username: { label: 'Username' },
    password: { label: 'Password' },
  },
  METABASE: {
    url: { label: 'URL', kind: 'url', placeholder: 'https://metabase.example.com' },
    databaseId: { label: 'Database Id', placeholder: '3' },
    dashboardId: { label: 'Dashboard Id', placeholder: '12', help: 'The number in the address of the dashboard.' },
    fansDashCardId: { label: 'Fans Dash Card Id', help: 'The card as it stands on the dashboard.' },
    fansCardId: { label: 'Fans Card Id', help: 'The question that the card shows.' },
    user: { label: 'User' },
    password: { label: 'Password' },
    secretKey: { label: 'Secret Key', help: 'Under Admin settings, Embedding.' },
  },
  ONEBOX: { clientSecret: { label: 'Client Secret', help: 'Onebox gives it out with your channel.' } },
  SHOPGOOGLESHEETS: {
    customerSheetId: sheet('Customer Sheet Id'),
    orderSheetId: sheet('Order Sheet Id'),
    orderItemSheetId: sheet('Order Item Sheet Id'),
  },
  SHOPIFY: {
    shopUrl: { label: 'Shop URL', kind: 'url', placeholder: 'your-club.myshopify.com' },
    accessToken: { label: 'Access Token', help: 'Of a custom app that may read orders and customers.' },
  },
  TICKETINGGOOGLESHEETS: {
    customerSheetId: sheet('Customer Sheet Id'),
    ticketSheetId: sheet('Ticket Sheet Id'),
  },
  TWITTER: {
    accountName: { label: 'Account Name', help: 'Without the @.' },
    apiKey: { label: 'API Key' },
    apiKeySecret: { label: 'API Key Secret' },
    accessToken: { label: 'Access Token' },
    accessTokenSecret: { label: 'Access Token Secret' },
  },
  PRESTASHOP: {
    apiUrl: { label: 'API URL', kind: 'url', placeholder: 'https://shop.example.com/api' },
    timeZone: {
      label: 'Time Zone',
      kind: 'select',
      placeholder: 'Select a time zone',
      help: 'The one that the shop keeps its times in.',
    },
    auth: { label: 'Auth', help: 'The key of the web service, under Advanced parameters, Webservice.' },
  },
  FANGOOGLESHEETS: { fanSheetId: sheet('Fan Sheet Id') },
}

/** The fields of a provider's form, in order; none for the DEMO providers. */
export function providerFields(provider: Provider): ProviderField[] {
  const described: Readonly<Record<string, FieldTexts>> = texts[provider]
  return Object.entries(credentialFields(provider)).map(([name, { secret }]) => {
    const { kind = 'text', ...rest } = described[name] ?? { label: name }
    return { name, ...rest, kind: secret ? 'secret' : kind }
  })
}

/** The values of an empty form, by field name. */
export const emptyCredentials = (provider: Provider): Record<string, string> =>
  Object.fromEntries(providerFields(provider).map(({ name }) => [name, '']))

let zones: { value: string; label: string }[] | undefined

/** The choices for a time zone: the region/city names that the browser supports. */
export const timeZones = () =>
  (zones ??= Intl.supportedValuesOf('timeZone')
    .filter((zone) => zone.includes('/'))
    .map((zone) => ({ value: zone, label: zone })))
