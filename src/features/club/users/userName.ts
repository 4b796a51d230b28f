import type { ClubUser, User } from '../../../contract/fields/user.ts'
import { paths } from '../../../paths.ts'

/** First plus last name (docs/product/club.md#users); a server may know a user by the e-mail alone. */
export function userName({ firstName, lastName, email }: Pick<ClubUser, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email
}

/** Where a row of the users leads: oneself to the own profile. */
export function userPath(me: Pick<User, 'id'>, { id }: Pick<ClubUser, 'id'>): string {
  return id === me.id ? paths.yourProfile() : paths.clubUser(id)
}
