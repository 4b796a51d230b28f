/** First and last name of a user (docs/product/club.md#users); the e-mail if a server has neither. */
export function userName({
  firstName,
  lastName,
  email,
}: {
  firstName: string
  lastName: string
  email: string
}): string {
  return `${firstName} ${lastName}`.trim() || email
}
