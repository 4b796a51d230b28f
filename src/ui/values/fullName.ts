/** First name, then the last name where there is one. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string | null }): string {
  return lastName === null ? firstName : `${firstName} ${lastName}`
}
