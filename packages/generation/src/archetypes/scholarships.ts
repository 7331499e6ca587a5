import { defineArchetype } from '../archetype.ts'

export const scholarships = defineArchetype({
  id: 'scholarships',
  words:
    'scholarship 18, scholarships 22, scholarship offers 24, grants 8, funding for students 18, find grants 18, student funding 20, bursary 18, bursaries 18, fellowships 14, study abroad programmes 14, study abroad programs 14',
  presets: 'clean, editorial',
  icon: 'school',
  names: 'Paid Term, Grant Finder, Head Start',
  entity: 'scholarship',
  home: 'shelf',
  screens: `
    home | Discover | home
    browse | Offers | search
    saved | Saved | bookmark
    calendar | Deadlines | calendar
    checklist? | Documents | file
    detail | Scholarship
    form? | Application
    notifications? | Reminders | bell
    profile | Me | user`,
})
