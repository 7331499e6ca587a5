import { defineArchetype } from '../archetype.ts'

export const clientPortal = defineArchetype({
  id: 'client-portal',
  words:
    'client portal 24, client app for 16, my accountant 20, for an accountant 14, accountant document 20, accountant 8, tax adviser 18, tax advisor 18, tax return 14, exchange documents 16, document exchange 18, missing documents 12, documents from clients 16, sign documents 8, law firm clients 18, share documents with clients 18',
  presets: 'clean, calm',
  icon: 'file',
  names: 'Paper Desk, All Here, Signed and Sent',
  entity: 'client-paper',
  home: 'focus',
  screens: `
    home | This month | home
    browse | Documents | file
    chats | Messages | chat
    calendar | Deadlines | calendar
    scanner? | Photo | camera
    form? | Sign
    detail | Document
    notifications? | News | bell
    profile | Me | user`,
})
