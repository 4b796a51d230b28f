import type { ClubUser, User } from '../../../contract/fields/user.ts'
import { paths } from '../../../paths.ts'

/** The path of a user in the list; the own row leads to the own profile. */
export function userPath(me: Pick<User, 'id'>, { id }: Pick<ClubUser, 'id'>): string {
  return id === me.id ? paths.yourProfile() : paths.clubUser(id)
}
