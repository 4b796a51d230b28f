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
  email: 'Email',
  emailMissing: 'Enter your email',
  username: 'Username',
  firstName: 'First name',
  lastName: 'Last name',
} as const

export const passwordWords = {
  card: 'Security',
  hint: 'Changing your password logs you out on all your other devices.',
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
  teamsHint: 'Press Enter to add each team.',
  analytics: 'Default analytics connector',
  noChoice: 'None',
  noAnalytics: 'No analytics connectors yet',
  notFound: 'Not found',
  id: 'Club ID',
  copyId: 'Copy club ID',
  copiedId: 'Club Id copied to clipboard',
} as const

export const deleteAccountWords = {
  card: 'Delete Account',
  hint: 'Permanently deletes your club, its data and all its users.',
  open: 'Delete account',
  title: 'Delete Account',
  meaning:
    'This permanently deletes your club, all its data and every user’s account, including yours. You can’t undo this.',
  /** The text to type before an account is deleted (docs/product/account.md#account-deletion). */
  phrase: 'I want to delete my account',
  typePhrase: (phrase: string) => `Type “${phrase}” to confirm`,
  mistyped: 'Please type the message correctly',
  submit: 'Delete account',
  failed: 'Failed to delete account',
} as const
