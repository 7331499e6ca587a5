import { defineArchetype } from '../archetype.ts'

export const backups = defineArchetype({
  id: 'backups',
  words:
    'backup app 24, sms backup 26, back up and restore 24, backup and restore 24, app backup 20, contacts backup 24, call log backup 24, backup manager 20, back up 8, backups 7, restore 7, phone backup 22, backup tool 20, photo backup 14, cloud backup 14, sync folders 14',
  examples: `
    Back up my messages and call log before I change phones, and bring them back
    Save apps with their data to the card, every night at three
    Backup and restore of contacts as one file, by mail or cloud
    Copies of all photos on my home server when the phone charges
    One tap saves everything: messages, contacts, calendar, settings
    Restore a single conversation from last month's copy
    Encrypted snapshots of a folder, only what changed
    Keep two phones the same by syncing folders directly
    Scheduled backup to WebDAV with a password, keep the last five
    See when the last backup ran, how large it is and whether it can be read
    Export text messages to a file one can search on a computer
    Back up app settings with root, restore them on a fresh system`,
  // What sends text messages and backs them up is for the messages.
  unless: /^(?:an? |my |simple |modern )*(?:sms|mms|messaging|texting) (?:app|client|messenger)\b/i,
  presets: 'clean, dark-pro',
  icon: 'box',
  names: 'Second Copy, Safe Side, Put Back',
  entity: 'backup-copy',
  screens: `
    browse | Backups | folder
    checklist | What | check | backup-part
    history | Log | clock
    detail | Backup
    form | Back up now
    settings | Settings | settings`,
})
