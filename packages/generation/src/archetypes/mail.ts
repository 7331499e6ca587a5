import { defineArchetype } from '../archetype.ts'

export const mail = defineArchetype({
  id: 'mail',
  words:
    'email client 20, mail client 18, email app 16, inbox 6, e-mail client 20, mailbox 8, send emails 8, newsletters manager 12',
  presets: 'clean, editorial',
  icon: 'mail',
  names: 'Out Tray, Second Post, Reply',
  entity: 'email',
  screens: `
    browse | Inbox | mail
    saved | Starred | star
    people | Contacts | users
    detail | Mail
    form | Write mail
    settings | Settings | settings`,
})
