/** The texts of the form that describes a club (docs/guides/director.md#the-club). */

export const clubWords = {
  title: 'Their own club',
  back: 'Back to the scene',
  place: 'Place and people',
  systems: 'Systems',
  goods: 'Goods',
  failed: 'The club was not loaded',
  failedText: (reason: string) => `Everything is as it was. The server says: ${reason}`,
  cancel: 'Cancel',
  load: 'Load this club',
  preview: (name: string, facts: string) => `Preview: ${name}, ${facts}`,
  welcome: (name: string) => `Welcome, ${name}!`,
  people: 'People',
  games: 'Games',
  prices: 'Prices',
} as const

export const clubFileWords = {
  open: 'Open a file',
  save: 'Save',
  label: 'Open a club',
  failed: 'That file is no club',
  failedText: (reason: string) => `Nothing was changed. ${reason}`,
  notJson: 'It is not a JSON file.',
} as const

export const fieldWords = {
  name: 'Name',
  sport: 'Sport',
  country: 'Country',
  usual: (name: string) => `${name} (default)`,
  firstColour: 'First colour',
  secondColour: 'Second colour',
  choose: (label: string) => `${label}, choose`,
  white: 'White',
  dark: 'Dark text',
  reads: (text: string, ratio: string) => `${text} reads on the first colour, ${ratio} to 1`,
  unreadable: (colour: string) => `No text reads on the first colour: ${colour} is used instead`,
  shortName: 'Short name',
  shortNameHelp: 'For goods and emails',
  city: 'City',
  ground: 'Ground',
  firstName: 'First name',
  firstNameHelp: 'Who is signed in',
  lastName: 'Last name',
  teams: 'Teams',
  teamsHelp: 'One per line, at most 20',
} as const

export const crestWords = {
  title: 'Crest',
  help: 'A pattern, or your file',
  picture: 'The crest of the club',
  /** Followed by `choose`. */
  drop: 'Drop a crest here, or ',
  dropAnother: 'Drop another crest, or ',
  choose: 'choose a file',
  limits: 'SVG or PNG up to 256 kB',
  remove: 'Remove',
  patterns: 'Pattern',
  refused: (kilobytes: number) => `The crest must be an SVG or PNG file of at most ${kilobytes} kB.`,
} as const

export const systemWords = {
  fan: 'Fan register',
  ticketing: 'Box office',
  shop: 'Shop',
  analytics: 'Analytics',
  social: 'Social',
  marketing: 'Marketing',
  none: 'None',
} as const

export const goodsWords = {
  product: (number: number) => `Product ${number}`,
  price: 'Price',
  remove: (number: number) => `Remove product ${number}`,
  add: 'Add a product',
  none: 'Without any, the shop sells goods of the sport',
  some: 'The first ones on the shelf',
} as const

export const sizeWords = {
  fans: 'Fans',
  large: 'So many take some seconds to load',
  slider: 'Fans, in steps',
  members: 'Members',
  toDefault: 'Use the default',
  third: 'About a third',
  thirdDefault: 'About a third, the default',
  percent: (percent: number) => `${percent} %`,
} as const

/** What is wrong with a club begins with one of these. */
export const subjectWords = {
  name: 'The name',
  shortName: 'The short name',
  sport: 'The sport',
  country: 'The country',
  city: 'The city',
  stadium: 'The ground',
  crest: 'The crest',
  fans: 'The number of fans',
  members: 'The share of members',
  teams: 'The list of teams',
  products: 'The list of goods',
  connectors: 'The list of systems',
  'colours.0': 'The first colour',
  'colours.1': 'The second colour',
  'admin.firstName': 'The first name',
  'admin.lastName': 'The last name',
} as const

export const partWords = {
  productName: (number: number) => `The name of product ${number}`,
  productPrice: (number: number) => `The price of product ${number}`,
  team: (number: number) => `Team ${number}`,
  other: 'It',
  wrong: (subject: string, problem: string) => `${subject} ${problem}`,
} as const
