import { defineArchetype } from '../archetype.ts'

export const contacts = defineArchetype({
  id: 'contacts',
  words:
    'contacts 9, your contacts 10, contacts manager 18, photo buttons 18, big photo buttons 20, can call us 14, photo dialer 20, speed dial 14, call the family 12, contact manager 18, staff directory 20, phone directory 14, company directory 16, contacts app 18, phone book 16, address book 16, keep in touch 18, stay in touch 16, call my family 14, last talked 16, call log 9, merge duplicates 12, blacklist 8, reconnect with friends 14, reminds me to call 18, save phone numbers 24, phone numbers and addresses 22, phone numbers 12',
  examples: `
    Large pictures of my children that grandma taps to ring them, contacts with one tap to call
    People I have not spoken to for months, nudge me to give a ring, call my contacts in time
    Numbers, mails and addresses of everyone, in groups, with notes, phone contacts manager
    Find a colleague by department, extension and room, phone directory with call button
    Clean doubles in my contacts and merge them
    Quick dial widgets for mum, work and the school, call contacts by one tap
    Friends I want to keep close, last talked and what about, contacts to call again
    Staff numbers of our hospital with pager, ward and role, phone directory to call
    Blind user wants to phone by voice, with few big keys, call contacts
    Back up names and numbers to a file and restore them, contacts of the phone book
    Address book with birthdays, groups and several numbers for each person
    Export all my contacts as a card file and share one with a tap`,
  presets: 'clean, warm',
  icon: 'phone',
  names: 'In Touch, Ring Ring, Long Time',
  entity: 'phone-contact',
  home: 'focus',
  screens: `
    home | Today | home
    people | Contacts | users
    history | Calls | clock
    notifications? | Reminders | bell
    detail | Contact
    form | Add contact
    settings? | Settings | settings
    profile? | Me | user`,
})
