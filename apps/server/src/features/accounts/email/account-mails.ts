import type { UserRow } from '../../../db/schema/index.ts'
import type { Env } from '../../../platform/env/env.ts'
import { composeMail, type MailMessage, plainName } from '../../../platform/mail/index.ts'
import { linkLifetimeWords } from '../links/account-links.ts'

type Site = Pick<Env, 'publicUrl'>
type Person = Pick<UserRow, 'email' | 'firstName'>

const ignore = 'If this was not you, you need not do anything: nothing happens without this link.'

function greeting({ firstName }: Pick<UserRow, 'firstName'>): string {
  return firstName ? `Hello ${plainName(firstName)},` : 'Hello,'
}

/** To an address somebody says is theirs. */
export function confirmationMail({ publicUrl }: Site, user: Person, to: string, token: string): MailMessage {
  return composeMail({
    to,
    subject: 'Confirm your email for Kwiq',
    paragraphs: [
      greeting(user),
      `please confirm that ${to} is the address of your Kwiq account. You are asked to sign in if you are not.`,
    ],
    action: { label: 'Confirm this address', url: `${publicUrl}/account?confirm=${token}` },
    notes: [`The link is good for ${linkLifetimeWords['confirm-email']}.`, ignore],
  })
}

export function resetMail({ publicUrl }: Site, user: Person, token: string): MailMessage {
  return composeMail({
    to: user.email,
    subject: 'Choose a new password for Kwiq',
    paragraphs: [greeting(user), 'somebody asked for a new password for your Kwiq account.'],
    action: { label: 'Choose a new password', url: `${publicUrl}/api/reset?token=${token}` },
    notes: [`The link is good for ${linkLifetimeWords['reset-password']}, and once.`, ignore],
  })
}

/** For an account that has no password to forget. */
export function providerOnlyMail({ publicUrl }: Site, user: Person): MailMessage {
  return composeMail({
    to: user.email,
    subject: 'Signing in to Kwiq',
    paragraphs: [
      greeting(user),
      'somebody asked for a new password for your Kwiq account. It has none: you sign in through your sign-in provider.',
    ],
    action: { label: 'Sign in', url: `${publicUrl}/api/login` },
  })
}

/** To the address an account had before. */
export function emailChangedMail(user: Person, to: string, newEmail: string): MailMessage {
  return composeMail({
    to,
    subject: 'The email of your Kwiq account has changed',
    paragraphs: [
      greeting(user),
      `your Kwiq account now has the address ${maskEmail(newEmail)}. You sign in with that one from now on.`,
    ],
    notes: ['If this was not you, tell the owner of this Kwiq at once.'],
  })
}

export function passwordChangedMail({ publicUrl }: Site, user: Person): MailMessage {
  return composeMail({
    to: user.email,
    subject: 'The password of your Kwiq account has changed',
    paragraphs: [
      greeting(user),
      'the password of your Kwiq account has just been changed. All other sessions have ended.',
    ],
    notes: [`If this was not you, choose a new one at ${publicUrl}/api/forgot.`],
  })
}

/** Enough to know it by, too little to write to it. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}
