import type { ClubUser, User } from '../../../contract/fields/user.ts'
import { paths } from '../../../paths.ts'

/** First and last name (docs/product/club.md#users); the e-mail if a server has neither. */
export function userName({ firstName, lastName, email }: Pick<ClubUser, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email
}

/** The path of a user in the list; the own row leads to the own profile. */
export function userPath(me: Pick<User, 'id'>, { id }: Pick<ClubUser, 'id'>): string {
  return id === me.id ? paths.yourProfile() : paths.clubUser(id)
}
