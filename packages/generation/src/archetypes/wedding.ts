import { defineArchetype } from '../archetype.ts'

export const wedding = defineArchetype({
  id: 'wedding',
  words:
    'wedding 9, bride 8, bridal 8, guest list 5, rsvp 4, seating plan 5, table seating 5, baby shower 8, party planner 8, party planning 7',
  presets: 'editorial, warm',
  icon: 'heart',
  names: 'Something Blue, Long Table, Yes in May',
  entity: 'guest',
  screens: `
    home | Plan | home
    people | Guests | users
    budget? | Budget | wallet | budget-item
    checklist | To do | check | wedding-task
    detail | Guest
    form | Add guest
    calendar? | Calendar | calendar
    profile? | Us | user`,
})
