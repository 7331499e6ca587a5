import { defineEntity } from '../entity.ts'

export const clientSession = defineEntity({
  id: 'client-session',
  one: 'Appointment',
  many: 'Appointments',
  words: 'client session, client appointment',
  icon: 'calendar',
  groups: 'Today, This week, Open',
  fields: `
    Client | person | Ruth Adeyemi
    Date | date | Thu 19 Nov
    Time | time | 10:00
    Length | choice | 60 min | 30 min, 60 min, 90 min, 2 h
    Deposit | money | € 50
    Notes | long | Show the two drafts first`,
  samples: `
    avatar | title | subtitle | time | badge | tone
    Ruth | Ruth Adeyemi | Second session, 90 min | 10:00 | Paid | success
    Hana | Hana Sato | First talk, 30 min | 12:00 | New | primary
    Mateo | Mateo Silva | 60 min, deposit open | 14:30 | Open | warning
    Noor | Noor Rahman | Form to sign before | 16:00 | Open | warning
    Yusuf | Yusuf Kaya | 60 min | 17:30 | Paid | success`,
  about: 'Second of three. The deposit is paid, the form is signed.',
  facts: '90 min | Length\n€ 50 | Deposit\n10:00 | Start',
  figures: '5 | Today\n18 | This week | +2\n€ 640 | Expected',
  hero: 'Next, 10:00 | Ruth Adeyemi, 90 min | Deposit paid, form signed | Open appointment',
  tip: 'Thursday is full | Two free places on Friday afternoon',
  trend: 'Sessions a week | 18 | +2',
  add: 'Add appointment',
  use: 'Move appointment',
})
