import { defineEntity } from '../entity.ts'

export const opening = defineEntity({
  id: 'opening',
  words: 'job opening, open position, open role',
  icon: 'file',
  groups: 'Open, Paused, Filled',
  fields: `
    Title | text | Product designer
    Team | text | Design, Leipzig
    Start | date | 1 Jan 2027
    Pay | text | € 52,000 a year
    Description | long | Four days a week, remote on two of them`,
  samples: `
    icon | title | subtitle | value | badge | tone
    palette | Product designer | Design, since 2 November | 9 applied | Open | success
    heart | Night nurse | Ward 4, two places | 6 applied | Open | success
    truck | Dispatcher | Bergen office | 5 applied | Open | success
    tools | Bicycle mechanic | Workshop, from spring | 2 applied | Paused | warning
    book | Bookshop manager | Hana starts on 1 January | 14 applied | Filled | neutral`,
  about: 'Out since 2 November on three job boards. Nine people applied, two were invited.',
  facts: '9 | Applied\n2 | Invited\n17 d | Open',
  figures: '3 | Open\n23 | Applied',
  hero: 'Most wanted | Product designer | Nine applied, two invited | Open it',
  tip: 'The night nurse is urgent | Ward 4 needs two by January',
  add: 'New opening',
  use: 'Share',
})
