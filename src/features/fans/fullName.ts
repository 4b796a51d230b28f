import type { FanProfile } from '../../contract/fanProfiles.ts'

/** First name, then the last name where there is one. */
export function fullName({ firstName, lastName }: Pick<FanProfile, 'firstName' | 'lastName'>): string {
  return lastName === null ? firstName : `${firstName} ${lastName}`
}
