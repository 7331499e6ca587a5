import { defineArchetype } from '../archetype.ts'

export const scholarships = defineArchetype({
  id: 'scholarships',
  words:
    'scholarship 18, scholarships 22, scholarship offers 24, grants 8, funding for students 18, find grants 18, student funding 20, bursary 18, bursaries 18, fellowships 14, study abroad programmes 14, study abroad programs 14',
  examples: `
    Find money for my studies abroad, who gives it and until when
    Grants for artists and researchers with amount, eligibility, deadline
    My daughter is first in the family at university; which foundations support her
    List of bursaries by subject, country and income, with required papers
    Fellowship applications: essay, two letters of recommendation, transcript, submitted on
    Stipends for phd students sorted by closing date, reminder two weeks before
    Refugees find funding for language courses and degrees
    Counsellors at our high school collect awards and match them with pupils' grades
    Match me with funds for women in engineering, tuition or living costs
    Study exchange programmes, which places are paid for, who may apply
    Track what I applied for, status, interview, award letter, documents still missing
    Our foundation shows its offers to young musicians, conditions, jury date, apply inside`,
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
