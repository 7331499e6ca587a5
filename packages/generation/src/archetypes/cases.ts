import { defineArchetype } from '../archetype.ts'

export const cases = defineArchetype({
  id: 'cases',
  words:
    'law firm 18, lawyer 8, lawyers 8, legal case 14, legal 5, court dates 12, court 3, hearings 6, case management 16, case files 12, attorney 12, insurance claims 14, claims 6, paralegal 12, social worker 12, social workers 12, probation 10',
  examples: `
    Law firm matters with client, opposing side, next date and deadline
    Lawyers see court hearings of the week, judge, room and papers to bring
    I am a youth worker and follow thirty families, notes after every visit, plans, agreements, case notes for social workers
    Attorney notebook: appeal periods, filings, billable quarter hours per mandate, hearing dates and client
    Divorce and tenancy disputes, who represents whom, status and next step, opposing side and next hearing
    Paralegals open a case, add evidence, witness names and statements
    Probation officers write down meetings, conditions and breaches for each person, case file with next hearing
    Private detective agency wants to keep investigations with leads, surveillance and reports for each client
    Asylum advice centre: interview date, documents, appeal, interpreter, hearing room for each client
    Notary office with deeds waiting for signature and registrations, client and status
    Ombudsman handles complaints, each with parties, correspondence and outcome of the case
    Trial next Tuesday, settlement offers, costs, and what the other counsel wrote, hearing room and time`,
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
