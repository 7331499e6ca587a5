import { fieldPart } from './field-part.ts'
import type { Part } from './part.ts'

/** A loud button. */
export const button = (label: string): Part => ({ kind: 'button', label, isQuiet: false })
/** A line of text. */
export const text = (label: string): Part => ({ kind: 'text', label })
/** A field of this name. */
export const input = fieldPart
const row = (look: Part & { kind: 'checkbox' }): Part => look

/** What a button or a link of these words leads to, where the description does not say it. */
export const usual: readonly [words: RegExp, title: string, parts: Part[]][] = [
  [
    /forgot|reset (?:my |your )?password|lost password/i,
    'Reset password',
    [
      text('Enter your email address. We will send you a link to choose a new password.'),
      input('Email'),
      button('Send link'),
    ],
  ],
  [
    /^(?:sign up(?! for (?!free\b))|register(?! for\b)|create (?:an |your )?(?:new )?account|join(?! (?!us\b|now\b|with\b|as\b|for\b|here\b))|don't have an account)\b/i,
    'Create account',
    [
      input('Name'),
      input('Email'),
      input('Password'),
      row({ kind: 'checkbox', label: 'I accept the terms of use' }),
      button('Create account'),
    ],
  ],
  [
    /^(?:log ?in|sign in|already have an account)\b/i,
    'Log in',
    [
      input('Email'),
      input('Password'),
      button('Log in'),
      { kind: 'button', label: 'Forgot password?', isQuiet: true },
    ],
  ],
  [
    /^(?:change|update) (?:the |my |your )?password/i,
    'Change password',
    [input('Current password'), input('New password'), input('Repeat new password'), button('Save password')],
  ],
  [
    /^(?:change|update) (?:the |my |your )?e-?mail/i,
    'Change email',
    [input('New email'), input('Password'), button('Save email')],
  ],
  [
    /^(?:edit|update) (?:my |your )?(?:profile|account|details)/i,
    'Edit profile',
    [{ kind: 'avatar', label: 'Photo' }, input('Name'), input('Email'), input('Bio'), button('Save changes')],
  ],
  [
    /^(?:delete|close|deactivate) (?:my |your )?(?:account|profile)/i,
    'Delete account',
    [
      { kind: 'heading', label: 'Delete your account?' },
      text('Everything you saved is removed for good. This cannot be undone.'),
      { kind: 'button', label: 'Delete for good', isQuiet: false, look: 'destructive' },
      { kind: 'button', label: 'Keep my account', isQuiet: true },
    ],
  ],
  [
    /^(?:terms|terms of (?:use|service)|privacy(?: policy)?|legal)\b/i,
    'Terms and privacy',
    [
      { kind: 'heading', label: 'What we keep' },
      text('Only what you enter yourself. You can have it deleted at any time.'),
      { kind: 'heading', label: 'Who sees it' },
      text('Nobody but you and those you share it with.'),
    ],
  ],
  [
    /^(?:contact(?: us| support)?|help|get help|support)$/i,
    'Contact',
    [input('Subject'), input('Message'), button('Send message')],
  ],
  [
    /^share\b/i,
    'Share',
    [
      { kind: 'heading', label: 'Share with' },
      { kind: 'menu', label: 'Share with', options: ['Messages', 'Email', 'Copy link', 'More apps'] },
    ],
  ],
  [
    /^(?:filters?|refine)\b/i,
    'Filters',
    [
      { kind: 'choice', label: 'Sort by', options: ['Newest', 'Most popular', 'Nearest'] },
      { kind: 'switch', label: 'Only available' },
      button('Show results'),
    ],
  ],
]
