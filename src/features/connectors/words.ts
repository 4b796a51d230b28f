/** The texts of connectors, their settings and the catalogue of providers (docs/product/connectors.md). */

export const connectorsWords = {
  title: 'Connectors',
  new: 'New connector',
  back: 'All Connectors',
  backFromGone: 'Go to Connectors',
  empty: {
    title: 'No data found',
    text: 'Connect the first of the club’s sources to bring in its fans, tickets and orders.',
  },
  types: {
    shop: 'Shop',
    ticketing: 'Ticketing',
    fan: 'Fan',
    marketing: 'Marketing',
    analytics: 'Analytics',
    social: 'Social',
  },
} as const

export const catalogueWords = {
  title: 'Add a new connector',
  tabs: 'Categories',
  all: 'All',
  providers: 'Providers',
  search: (category: string) => `Search for ${category} connectors`,
  failed: (message: string) => `Failed to load system connectors: ${message}`,
  empty: {
    title: 'No data found',
    category: 'There is no provider of this kind yet.',
    search: (text: string) => `Nothing matches “${text}”.`,
    clear: 'Clear search',
  },
} as const

/** What each provider brings, in one line (docs/product/connectors.md#what-each-provider-brings). */
export const briefWords = {
  DEMOMARKETING: 'A practice audience to send segments to',
  DEMOSHOP: 'Sample orders, items and customers to try out',
  DEMOSOCIAL: 'A practice account for your club',
  DEMOTICKETING: 'Sample tickets and customers to try out',
  MAILCHIMP: 'Sends your segments to a Mailchimp audience',
  MAUTIC: 'Sends your segments to your Mautic campaigns',
  METABASE: 'Your club’s dashboard, embedded from Metabase',
  ONEBOX: 'Tickets and customers from your Onebox box office',
  SHOPGOOGLESHEETS: 'Orders, items and customers from three Google sheets',
  SHOPIFY: 'Orders, items and customers from your Shopify store',
  TICKETINGGOOGLESHEETS: 'Tickets and customers from two Google sheets',
  TWITTER: 'Connects your club’s account on X, formerly Twitter',
  PRESTASHOP: 'Orders, items and customers from your PrestaShop',
  FANGOOGLESHEETS: 'Fans from a Google sheet, one fan per row',
} as const

export const connectorWords = {
  kind: 'connector',
  loading: 'the connector',
  tabs: 'Connector',
  settings: 'Settings',
  setup: 'Setup',
  saved: 'Connector updated successfully',
  syncFailed: 'Error syncing connector: the provider could not be reached. Check the setup.',
  deleted: { title: 'This connector has been deleted', text: 'Its data is gone too.' },
  /** Why an action is not offered now (docs/product/connectors.md#refused-actions). */
  refused: {
    syncDisabled: 'Enable this connector to sync it.',
    resetDisabled: 'Enable this connector to reset it.',
    syncing: 'This connector is syncing.',
    resetting: 'This connector is being reset.',
    removing: 'This connector is being deleted.',
  },
} as const

export const settingsWords = {
  syncing: 'Syncing',
  enabled: 'Enabled',
  enabledHelp: 'Turn off to pause syncing. Data is kept.',
  autoSync: 'Auto sync',
  autoSyncHelp: 'Syncs by itself.',
  autoSyncEvery: (interval: string) => `Syncs by itself, every ${interval}.`,
  data: 'Data',
  reset: 'Reset',
  resetHelp: 'Wipes the data of this connector and syncs it from the start.',
  delete: 'Delete',
  deleteHelp: 'Removes the connector and everything that it has brought.',
  minutes: (count: number) => (count === 1 ? 'minute' : `${count} minutes`),
  hours: (count: number) => (count === 1 ? 'hour' : `${count} hours`),
} as const

/** The dialog before a settings action. The name of the connector stands between `before` and `after`. */
export const actionWords = {
  title: 'Are you sure to perform this action?',
  done: 'Action performed successfully',
  enable: { before: 'Switched on, ', after: ' can sync again.' },
  disable: { before: 'Switched off, ', after: ' keeps its data and stops syncing.' },
  autoSyncOn: { before: '', after: (interval: string) => ` then syncs by itself, every ${interval}.` },
  autoSyncOff: { before: '', after: ' then syncs only when somebody asks for it.' },
  reset: {
    before: 'Reset wipes the data of ',
    after: (missing: string) => ` and syncs it from the start. ${missing} missing until the sync has ended.`,
    missing: {
      shop: 'Orders and customers are',
      ticketing: 'Tickets and customers are',
      fan: 'Its fans are',
      other: 'They are',
    },
  },
  delete: { before: 'Delete removes ', after: ' and everything that it has brought. This cannot be undone.' },
} as const

export const setupWords = {
  warning: 'Warning! Reconfiguring this connector will overwrite previous credentials. This action cannot be undone.',
  unknownProvider: (provider: string) => `This version of the app does not know what ${provider} needs.`,
  save: 'Save',
  question: 'Are you sure you want to update the connector credentials?',
  consequence: (connector: string) => `The previous credentials of ${connector} are overwritten.`,
  done: 'Connector settings updated successfully',
  failed: 'Failed to update connector',
} as const

export const addConnectorWords = {
  title: (provider: string) => `New ${provider} connector`,
  connector: 'Connector',
  name: 'Name',
  description: 'Description',
  cancel: 'Cancel',
  submit: 'Confirm',
} as const

export const credentialWords = {
  title: 'Credentials',
  none: 'This provider needs no credentials: it makes up its own data.',
  toggle: (label: string) => `Show or hide the ${label}`,
  ping: 'Ping',
  pinged: 'Ping successful',
  pingFailed: 'Failed to ping connector',
} as const

const sheet = (label: string) => ({ label, help: 'The long id in the address of the sheet, between /d/ and /edit.' })

/** The texts of each provider's fields, in Setup and in Add (docs/product/connectors.md#providers). */
export const fieldWords = {
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
    apiUrl: { label: 'API URL', placeholder: 'https://mautic.example.com' },
    username: { label: 'Username' },
    password: { label: 'Password' },
  },
  METABASE: {
    url: { label: 'URL', placeholder: 'https://metabase.example.com' },
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
    shopUrl: { label: 'Shop URL', placeholder: 'your-club.myshopify.com' },
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
    apiUrl: { label: 'API URL', placeholder: 'https://shop.example.com/api' },
    timeZone: {
      label: 'Time Zone',
      placeholder: 'Select a time zone',
      help: 'The one that the shop keeps its times in.',
    },
    auth: { label: 'Auth', help: 'The key of the web service, under Advanced parameters, Webservice.' },
  },
  FANGOOGLESHEETS: { fanSheetId: sheet('Fan Sheet Id') },
} as const
