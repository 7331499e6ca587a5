import { definePage } from './page.ts'

export const midwifeAppointments = definePage({
  id: 'midwife-appointments',
  said: 'appointments, checkups, check-ups, doctor appointments, midwife appointments, doctor visits, prenatal appointments, antenatal appointments, scans',
  unless: /\b(?:clinic|practice|midwives|patients|hospital app)\b/i,
  within: /\b(?:pregnan\w+|expecting|trimester|mum to be|mom to be|mother to be)\b/i,
  name: 'Appointments',
  icon: 'calendar',
  line: 'Scan on Tuesday, 10:00',
  content: `
    agenda Next
    - 10:00 | Scan, week 22 | Tue 24 Nov, Dr Adeyemi
    - 9:15 | Midwife | Mon 7 Dec, at home
    - 8:30 | Glucose test | Tue 15 Dec, come without breakfast
    timeline Behind you
    - First scan, week 12 | 21 September, all well
    - Blood test, week 16 | 12 October
    rows To ask
    - help | Is flying in January fine?
    - help | Which sport until when?
    button plus | Add appointment
  `,
})
