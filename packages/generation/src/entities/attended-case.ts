import { defineEntity } from '../entity.ts'

/** Something a trainee attended or did. */
export const attendedCase = defineEntity({
  id: 'attended-case',
  one: 'Case',
  many: 'Cases',
  words: 'attended case, attended birth, logged case',
  icon: 'book',
  groups: 'Signed, Waiting, Led',
  fields: `
    What | choice | Birth, spontaneous | Birth spontaneous, Birth with help, Caesarean, Check-up
    Date | date | Thu 19 Nov
    My part | choice | Assisted | Watched, Assisted, Led
    Supervisor | person | Ruth Adeyemi
    Length | text | 7 h 20
    Signed | switch | no
    What I learned | long | Wait with the hands, talk less`,
  samples: `
    icon | title | subtitle | value | badge | tone
    book | Birth 27, spontaneous | Thu 19 Nov, assisted, with Ruth | 7 h 20 | Waiting | warning
    book | Birth 26, led by me | Mon 16 Nov, with Hana beside me | 9 h 05 | Signed | success
    book | Birth 25, caesarean | Fri 13 Nov, watched | 1 h 10 | Signed | success
    book | Check-up, week 36 | Thu 12 Nov, led, three of them | 40 min | Signed | success
    book | Birth 24, twins | Sun 8 Nov, assisted | 11 h 40 | Signed | success
    book | Postnatal visit | Sat 7 Nov, led | 50 min | Waiting | warning`,
  about:
    'Second child, calm until the end. Checked the heart every fifteen minutes, received the placenta under guidance; Ruth signs tomorrow.',
  facts: '27 | Of 40\n7 h 20 | Long\nAssisted | My part',
  figures: '27 of 40 | Births\n2 | To sign\n18 of 24 | Skills',
  hero: '13 to go | 27 of 40 births | Two wait for a signature | Ask to sign',
  tip: 'Ruth has two to sign | Since Saturday',
  trend: 'Cases a month | 9 | +2',
  add: 'Log case',
  use: 'Ask to sign',
})
