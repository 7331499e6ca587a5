import { defineEntity } from '../entity.ts'

/** What patients and insurers still have to pay. */
export const patientBill = defineEntity({
  id: 'patient-bill',
  one: 'Bill',
  many: 'Payments',
  words: 'bill of a patient',
  icon: 'wallet',
  groups: 'Open, Overdue, Paid',
  fields: `
    Patient | person | Ruth Adeyemi
    Amount | money | € 120
    Sent | date | Mon 2 Nov
    Due | date | Mon 16 Nov
    Pays | choice | Patient | Patient, Insurance`,
  samples: `
    icon | title | subtitle | value | badge | tone
    wallet | Ruth Adeyemi | Cleaning, due since 16 Nov | € 120 | Overdue | danger
    wallet | Elias Lund | Crown, first part | € 310 | Open | warning
    shield | Insurance, collective | 18 patients, sent on Monday | € 4,210 | Open | primary
    check | Hana Sato | Check-up, by card | € 64 | Paid | success
    wallet | Mara Vogt | Two fillings | € 148 | Open | warning`,
  about: 'Sent on 2 November, reminded once. She pays in two parts.',
  facts: '€ 120 | Amount\n3 d | Overdue\n1 | Reminder',
  figures: '€ 4,788 | Open\n1 | Overdue',
  hero: 'Overdue since Monday | Ruth Adeyemi | € 120, reminded once | Remind',
  tip: 'One bill is overdue | Ruth Adeyemi, € 120',
  trend: 'Received this month | € 18,420 | +6 %',
  add: 'New bill',
  use: 'Mark as paid',
})
