import { defineEntity } from '../entity.ts'

/** Days a family has a place it shares with others. */
export const placeStay = defineEntity({
  id: 'place-stay',
  one: 'Stay',
  many: 'Stays',
  words: 'shared cabin, shared holiday home, family stay',
  icon: 'calendar',
  groups: 'Now, Next, Past',
  fields: `
    Family | choice | Brandt | Brandt, Haddad, Osei, Petrova
    Arrives | date | Fri 20 Nov
    Leaves | date | Sun 22 Nov
    People | number | 4
    Friends come along | switch | on
    Notes | long | We bring wood and leave the heating on low`,
  samples: `
    icon | title | subtitle | badge | tone
    home | Brandts, 4 people | Fri 20 to Sun 22 Nov | Next | primary
    users | Haddads, 3 people | Fri 27 to Mon 30 Nov | Planned | neutral
    users | Osei and friends, 6 people | Sat 5 to Tue 8 Dec | Planned | neutral
    star | Everybody, 14 people | New Year, 29 Dec to 2 Jan | Fixed | success
    check | Petrovas, 2 people | Left on Sunday | Cleaned | success
    users | Brandts, 4 people | Sat 19 to Sat 26 Dec | Asked | warning`,
  about:
    'They arrive on Friday about seven, bring wood and leave the heating on low for those who come next.',
  facts: '2 | Nights\n4 | People\n7 pm | Arrive',
  figures: '11 | Nights planned\n2 | Free weekends\n3 | Things to fix',
  hero: 'From tomorrow | The Brandts, four people | Friday 19:00 to Sunday, wood is there | See stay',
  tip: 'One weekend is free | 12 to 14 December, nobody has asked yet',
  trend: 'Nights used a month | 14 | +3',
  add: 'Add stay',
  use: 'Change dates',
})
