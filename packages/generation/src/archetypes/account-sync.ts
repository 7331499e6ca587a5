import { defineArchetype } from '../archetype.ts'

export const accountSync = defineArchetype({
  id: 'account-sync',
  words:
    'caldav 30, carddav 30, sync contacts 26, synchronise contacts 28, synchronize contacts 28, sync calendars 26, synchronise calendars 28, synchronize calendars 28, contact sync 26, calendar sync 24, contacts and calendars 22, activesync 26, webcal 26, ics subscriptions 26',
  examples: `
    CalDAV and CardDAV: my contacts and calendars from my own server on the phone
    Sync the address book with Nextcloud in both directions
    Subscribe to ICS calendars of the school and the club
    Keep contacts, calendars and tasks in step with my mail provider
    Accounts with their address books and calendars, each switched on or off
    End-to-end encrypted synchronisation of calendar, contacts and tasks
    Exchange account with calendar and people only
    How often it syncs, and what went wrong last time
    Which of my calendars are shown on this phone
    Birthdays and phone numbers from the club's address book, updated every night
    My calendar of the office and my private one side by side, both from their servers
    Adapter between the phone's contacts and a DAV server`,
  bars: 'map cart checkout camera people',
  presets: 'clean, calm',
  icon: 'repeat',
  names: 'In Step, Both Books, Kept Even',
  entity: 'sync-account',
  screens: `
    browse | Accounts | users
    checklist | Collections | list | sync-collection
    history | Log | clock
    detail | Account
    form | Add account
    settings | Settings | settings`,
})
