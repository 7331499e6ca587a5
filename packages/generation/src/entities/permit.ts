import { defineEntity } from '../entity.ts'

export const permit = defineEntity({
  id: 'permit',
  words: 'permit, licence, license application, resident card, municipal service, passport, parking permit',
  icon: 'file',
  groups: 'Open, Granted, Renew',
  fields: `
    Kind | choice | Parking | Parking, Building, Event, Dog
    For | text | WT 4081, zone 3
    From | date | Tue 1 Dec
    Until | date | Tue 30 Nov
    Document | photo | receipt
    Address | place | Linden lane 4
    Notes | long | Second car of the household`,
  samples: `
    icon | title | subtitle | value | badge | tone
    car | Parking, zone 3 | WT 4081, until 30 Nov | € 30 | Renew | warning
    home | Building, garden shed | Papers complete | € 64 | In work | primary
    users | Street party | 12 June, Linden lane | Free | Granted | success
    paw | Dog, Otto | Paid for 2026 | € 48 | Granted | success
    building | New address | Appointment on Tuesday | Free | Open | primary
    file | Passport | Ready at the counter | € 70 | Ready | accent`,
  about: 'Valid for one car in zone 3. Renewal takes two days when the papers are complete.',
  facts: '€ 30 | Fee\n30 Nov | Until\n2 days | Takes',
  figures: '6 | Applications\n1 | To renew\n2 days | Average',
  hero: 'Ends in 11 days | Parking permit, zone 3 | Papers of last year can be used again | Renew',
  tip: 'All papers are here | Two of three steps done',
  trend: 'Days to answer | 2.1 | −0.6',
  add: 'Apply for a permit',
  use: 'Renew',
})
