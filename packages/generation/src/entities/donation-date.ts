import { defineEntity } from '../entity.ts'

export const donationDate = defineEntity({
  id: 'donation-date',
  one: 'Donation',
  many: 'Donations',
  words: 'donation centre, donation center, donation site, blood donation, plasma donation',
  icon: 'drop',
  groups: 'Blood, Plasma, Done',
  fields: `
    Kind | choice | Blood | Blood, Plasma
    Place | place | Harbour hospital, gate 2
    Date | date | Thu 26 Nov
    Time | time | 16:20
    Slept well | switch | yes
    Notes | long | Left arm, small needle`,
  samples: `
    icon | title | subtitle | value | badge | tone
    drop | Harbour hospital, gate 2 | Free from 16:20, 1.2 km | Thursday | Near | danger
    drop | Parish hall, Mill street | Mobile team, until 20:00 | Friday | New | primary
    building | City centre, third floor | Plasma too, 2.8 km | Saturday | Free | success
    drop | Harbour hospital | 20 August, 500 ml | No. 11 | Done | neutral
    drop | Town hall | 14 May, 500 ml | No. 10 | Done | neutral
    drop | Harbour hospital | 2 February, 500 ml | No. 9 | Done | neutral`,
  about:
    'Twelve minutes on the couch, ten with biscuits. Drink half a litre before, and eat something with iron.',
  facts: '500 ml | Amount\n12 min | Takes\nO+ | Your group',
  figures: '11 | Donations\n33 | People helped\n4 | Days until you may',
  hero: 'You may again from Monday | O+ is needed now | Stocks for two days at Harbour hospital | Book a date',
  tip: 'Number twelve is silver | One more and the badge is yours',
  trend: 'Donations a year | 3 | +1',
  data: [2, 1, 2, 3, 2, 2, 3],
  labels: ['2020', '2021', '2022', '2023', '2024', '2025', '2026'],
  add: 'Add donation',
  use: 'Book a date',
})
