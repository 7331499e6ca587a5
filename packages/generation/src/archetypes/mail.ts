import { defineArchetype } from '../archetype.ts'

export const mail = defineArchetype({
  id: 'mail',
  words:
    'pgp 18, email encryption 22, e-mail client with 26, email client with 24, imap 16, email client 20, mail client 18, email app 16, inbox 6, e-mail client 20, mailbox 8, send emails 8, newsletters manager 12, mail app 24, read my emails 18',
  examples: `
    Email app for my three accounts: read and answer in one place, with unread on top
    A calm program for messages with subject lines: archive with a swipe, snooze until Monday
    Privacy-minded post box with encryption and no hidden pixels
    Write to a client with attachment and signature, send later at eight
    Mail client with IMAP, folders, drafts, spam, signature per account
    Sort hundreds of promotional emails, unsubscribe in one go, delete the old ones
    Shared address info@ of our club, three people answer, who took which message
    Inbox zero: reply, forward, delete, star, next
    Conversations by sender, attachments in one view, search old emails
    For my mother, huge letters, only messages from people she knows, reply by voice
    University mailbox with groups of recipients, CC, vacation reply
    Team correspondence with customers, templates, assigned replies and labels`,
  unless: /\b(?:contact book|contact list|contacts? manager|address book|phone ?book)\b/i,
  presets: 'clean, editorial',
  icon: 'mail',
  names: 'Out Tray, Second Post, Reply',
  entity: 'email',
  screens: `
    browse | Inbox | mail
    saved | Starred | star
    people | Contacts | users | contact
    detail | Mail
    form | Write mail
    settings | Settings | settings`,
})
