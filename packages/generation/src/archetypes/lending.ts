import { defineArchetype } from '../archetype.ts'

export const lending = defineArchetype({
  id: 'lending',
  words:
    'rental 6, lend each other 18, neighbours lend 16, neighbors lend 16, lend things 14, lend out 12, lend 7, lent 8, what i lent 14, lent to 12, who borrowed 10, lending 8, borrow 6, loan 5, hire 4, library of things 9, tool library 9, lending library 9, equipment rental 9, instrument rental 9, gear rental 8, book lending 7, returned 3, due back 6, machinery sharing 20, equipment sharing 18, sharing between farms 18, tractor and machinery 18, tool sharing 18, sharing tools 16, share tools 16',
  presets: 'natural, clean',
  icon: 'repeat',
  names: 'Loanable, Round Trip, Back by Friday',
  entity: 'subject',
  screens: `
    home | Borrow | home
    browse | All | search
    history | Out now | clock
    calendar? | Calendar | calendar
    detail | Details
    slots | Choose date
    form? | Add
    people? | People | users
    profile | Me | user`,
})
