/** The texts of the profile page and its dialogs (docs/product/account.md#your-profile). */

export const dialogWords = { close: 'Close', cancel: 'Cancel', save: 'Save', saved: 'Successfully completed' } as const

export const profileWords = {
  tabs: 'Your profile',
  tab: 'Account',
  roles: { admin: 'Admin', user: 'User' },
  logout: 'Logout',
  edit: 'Edit Profile',
} as const

export const editProfileWords = {
  title: 'Edit Profile',
  email: 'E-mail',
  emailMissing: 'Enter your e-mail',
  username: 'Username',
  firstName: 'First name',
  lastName: 'Last name',
} as const

export const passwordWords = {
  card: 'Security',
  hint: 'A new password signs you out everywhere else.',
  open: 'Change password',
  title: 'Change password',
  old: 'Old password',
  new: 'New password',
  repeat: 'Repeat new password',
  toggle: 'Show or hide the password',
  mismatch: "The passwords don't match.",
  wrong: 'The current password is incorrect.',
  submit: 'Change password',
  done: 'Password updated successfully',
} as const

export const clubWords = {
  card: 'Club Profile',
  edit: 'Edit',
  editName: 'Edit Club Profile',
  title: 'Edit Club Profile',
  country: 'Country',
  countrySearch: 'Search for a country',
  sport: 'Sport',
  sportSearch: 'Search for a sport',
  teams: 'Teams',
  teamsHint: 'Press Enter after each team.',
  analytics: 'Default analytics connector',
  noChoice: 'None',
  noAnalytics: 'No analytics connectors',
  notFound: 'Not found',
  id: 'Club id',
  copyId: 'Copy the club id',
  copiedId: 'Club Id copied to clipboard',
} as const

export const deleteAccountWords = {
  card: 'Delete Account',
  hint: 'Deletes your club with all its data and all its users, for good.',
  open: 'Delete account',
  title: 'Delete Account',
  meaning:
    'This deletes your club with its fans, its data and the accounts of all its users, yours among them. It cannot be undone.',
  /** The text to type before an account is deleted (docs/product/account.md#account-deletion). */
  phrase: 'I want to delete my account',
  typePhrase: (phrase: string) => `Type “${phrase}” to confirm`,
  mistyped: 'Please type the message correctly',
  submit: 'Delete account',
  failed: 'Failed to delete account',
} as const
