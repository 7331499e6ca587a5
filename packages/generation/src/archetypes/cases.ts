import { defineArchetype } from '../archetype.ts'

export const cases = defineArchetype({
  id: 'cases',
  words:
    'law firm 18, lawyer 8, lawyers 8, legal case 14, legal 5, court dates 12, court 3, hearings 6, case management 16, case files 12, attorney 12, insurance claims 14, claims 6, paralegal 12, social worker 12, social workers 12, probation 10',
  presets: 'editorial, clean',
  icon: 'folder',
  names: 'Chambers, Page Four, Docket',
  entity: 'case-file',
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Cases | folder
    calendar | Dates | calendar
    people | Clients | users
    detail | Case
    form | New case
    stats? | Hours | chart
    chats? | Messages | chat
    profile? | Me | user`,
})
