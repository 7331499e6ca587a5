import { defineArchetype } from '../archetype.ts'

export const band = defineArchetype({
  id: 'band',
  words:
    'band manager 20, band 7, gigs 12, setlist 14, setlists 16, my band 14, musicians 5, gear list 6, dj 5, song requests 9, tour manager 14, concert booking 10, backline 12',
  presets: 'dark-pro, bold',
  icon: 'music',
  names: 'Small Hall, Encore, Get-in',
  entity: 'gig',
  home: 'shelf',
  screens: `
    home | Next | home
    calendar | Gigs | calendar
    browse | Setlists | music | song
    checklist | Gear | check | stage-gear
    stats | Fees
    people | Contacts | users
    detail | Gig
    form | Add gig
    profile? | Band | user`,
})
