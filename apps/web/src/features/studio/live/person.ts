import type { Presence } from '@kwiq/contracts'

type Named = Pick<Presence, 'firstName' | 'lastName' | 'email'>

/** First and last name, or the email of somebody who gave none. */
export function nameOf({ firstName, lastName, email }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email
}

/** One or two letters that stand for somebody. */
export function initialsOf({ firstName, lastName, email }: Named): string {
  const letters = [firstName, lastName].map((word) => Array.from(word ?? '')[0] ?? '').join('')
  return (letters || (email[0] ?? '')).toUpperCase()
}
