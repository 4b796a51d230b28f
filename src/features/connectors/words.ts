/** The texts of connectors, their settings and the catalogue of providers (docs/product/connectors.md). */

export const connectorsWords = {
  title: 'Connectors',
  new: 'New connector',
  back: 'All Connectors',
  backFromGone: 'Go to Connectors',
  empty: {
    title: 'No data found',
    text: 'Connect your first source to bring in fans, tickets and orders.',
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
    category: 'There are no providers in this category yet.',
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
  syncFailed: 'Error syncing connector: we couldn’t reach the provider. Check the connector’s setup.',
  deleted: { title: 'This connector has been deleted', text: 'Its data has been deleted too.' },
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
  autoSyncHelp: 'Syncs automatically.',
  autoSyncEvery: (interval: string) => `Syncs automatically every ${interval}.`,
  data: 'Data',
  reset: 'Reset',
  resetHelp: 'Clears this connector’s data and syncs it again from the start.',
  delete: 'Delete',
  deleteHelp: 'Deletes the connector and all the data it brought in.',
  minutes: (count: number) => (count === 1 ? 'minute' : `${count} minutes`),
  hours: (count: number) => (count === 1 ? 'hour' : `${count} hours`),
} as const

/** The dialog before a settings action. The name of the connector stands between `before` and `after`. */
export const actionWords = {
  title: 'Are you sure to perform this action?',
  done: 'Action performed successfully',
  enable: { before: '', after: ' will be able to sync again.' },
  disable: { before: '', after: ' will stop syncing. Its data is kept.' },
  autoSyncOn: { before: '', after: (interval: string) => ` will sync automatically every ${interval}.` },
  autoSyncOff: { before: '', after: ' will only sync when someone starts it.' },
  reset: {
    before: 'This clears the data of ',
    after: (missing: string) =>
      ` and syncs it again from the start. ${missing} will be missing until the sync is done.`,
    missing: {
      shop: 'Orders and customers',
      ticketing: 'Tickets and customers',
      fan: 'Its fans',
      other: 'Its data',
    },
  },
  delete: { before: 'This permanently deletes ', after: ' and all the data it brought in. You can’t undo this.' },
} as const

export const setupWords = {
  warning: 'Warning! Reconfiguring this connector will overwrite previous credentials. This action cannot be undone.',
  unknownProvider: (provider: string) => `This version of the app doesn’t know which credentials ${provider} needs.`,
  save: 'Save',
  question: 'Are you sure you want to update the connector credentials?',
  consequence: (connector: string) => `This overwrites the current credentials of ${connector}.`,
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
  none: 'No credentials needed. This provider uses sample data.',
  toggle: (label: string) => `Show or hide the ${label}`,
  ping: 'Ping',
  pinged: 'Ping successful',
  pingFailed: 'Failed to ping connector',
} as const

const sheet = (label: string) => ({ label, help: 'The long ID in the sheet’s URL, between /d/ and /edit.' })

/** The texts of each provider's fields, in Setup and in Add (docs/product/connectors.md#providers). */
export const fieldWords = {
  DEMOMARKETING: {},
  DEMOSHOP: {},
  DEMOSOCIAL: {},
  DEMOTICKETING: {},
  MAILCHIMP: {
    serverPrefix: {
      label: 'Server prefix',
      placeholder: 'us21',
      help: 'The first part of Mailchimp’s URL when you’re signed in.',
    },
    user: { label: 'User' },
    audienceId: { label: 'Audience ID', help: 'Find it under Audience > Settings, at the bottom of the page.' },
    apiKey: { label: 'API key', help: 'Find it under Account > Extras > API keys.' },
  },
  MAUTIC: {
    apiUrl: { label: 'API URL', placeholder: 'https://mautic.example.com' },
    username: { label: 'Username' },
    password: { label: 'Password' },
  },
  METABASE: {
    url: { label: 'URL', placeholder: 'https://metabase.example.com' },
    databaseId: { label: 'Database ID', placeholder: '3' },
    dashboardId: { label: 'Dashboard ID', placeholder: '12', help: 'The number in the dashboard’s URL.' },
    fansDashCardId: { label: 'Fans dash card ID', help: 'The ID of the card on the dashboard.' },
    fansCardId: { label: 'Fans card ID', help: 'The ID of the question that the card shows.' },
    user: { label: 'User' },
    password: { label: 'Password' },
    secretKey: { label: 'Secret key', help: 'Find it under Admin settings > Embedding.' },
  },
  ONEBOX: { clientSecret: { label: 'Client secret', help: 'Onebox provides it with your channel.' } },
  SHOPGOOGLESHEETS: {
    customerSheetId: sheet('Customer sheet ID'),
    orderSheetId: sheet('Order sheet ID'),
    orderItemSheetId: sheet('Order item sheet ID'),
  },
  SHOPIFY: {
    shopUrl: { label: 'Shop URL', placeholder: 'your-club.myshopify.com' },
    accessToken: { label: 'Access token', help: 'From a custom app that can read orders and customers.' },
  },
  TICKETINGGOOGLESHEETS: {
    customerSheetId: sheet('Customer sheet ID'),
    ticketSheetId: sheet('Ticket sheet ID'),
  },
  TWITTER: {
    accountName: { label: 'Account name', help: 'Without the @.' },
    apiKey: { label: 'API key' },
    apiKeySecret: { label: 'API key secret' },
    accessToken: { label: 'Access token' },
    accessTokenSecret: { label: 'Access token secret' },
  },
  PRESTASHOP: {
    apiUrl: { label: 'API URL', placeholder: 'https://shop.example.com/api' },
    timeZone: {
      label: 'Time zone',
      placeholder: 'Select a time zone',
      help: 'The time zone of your shop.',
    },
    auth: { label: 'Webservice key', help: 'Find it under Advanced Parameters > Webservice.' },
  },
  FANGOOGLESHEETS: { fanSheetId: sheet('Fan Sheet Id') },
} as const
