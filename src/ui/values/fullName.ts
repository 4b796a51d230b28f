/** The first name, followed by the last name if there is one. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string | null }): string {
  return lastName === null ? firstName : `${firstName} ${lastName}`
}
