/** First and last name, or the email of somebody who gave none. */
export function personName({
  firstName,
  lastName,
  email,
}: {
  firstName: string | null
  lastName: string | null
  email: string
}): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email
}
