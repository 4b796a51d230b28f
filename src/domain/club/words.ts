/** Why a user who is no admin cannot do something (docs/contract.md#roles). */
export const adminOnlyWords = {
  invite: 'Only admins can invite colleagues.',
  role: 'Only admins can change roles.',
  deleteUser: 'Only admins can delete users.',
  club: 'Only admins can change the club.',
  deleteClub: 'Only admins can delete the club.',
} as const
