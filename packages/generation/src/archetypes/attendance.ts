import { defineArchetype } from '../archetype.ts'

export const attendance = defineArchetype({
  id: 'attendance',
  words:
    'attendance 14, class register 14, roll call 12, absence 7, absences 7, class lists 9, check in students 12',
  presets: 'clean, calm',
  icon: 'check',
  names: 'All Here, Roll Call, Register',
  entity: 'attendance',
  home: 'focus ledger',
  screens: `
    checklist | Today | check
    browse | Pupils | users
    calendar | Calendar | calendar
    stats | Reports | chart
    detail | Pupil
    form | Add note
    profile? | Me | user`,
})
