import { defineEntity } from '../entity.ts'

export const conferenceTalk = defineEntity({
  id: 'conference-talk',
  one: 'Talk',
  many: 'Talks',
  words: 'talk, keynote, conference session, conference talk',
  icon: 'mic',
  groups: 'Day 1, Day 2, Mine',
  fields: `
    Title | text | Small teams, long projects
    Speaker | person | Ruth Adeyemi
    Room | choice | Hall A | Hall A, Hall B, Attic
    Date | date | Sat 21 Nov
    Time | time | 10:00`,
  samples: `
    icon | title | subtitle | time | tone
    mic | Opening | Elias Lund, Hall A | 9:30 | primary
    mic | Small teams, long projects | Ruth Adeyemi, Hall A | 10:00 | accent
    code | Maps without a server | Mateo Silva, Hall B | 10:00 | success
    chat | Panel: what do we owe users? | Four people, Hall A | 11:30 | warning
    tools | Workshop: type by hand | Hana Sato, Attic | 13:30 | primary
    mic | Lightning talks | Eight times five minutes, Hall B | 16:00 | accent`,
  about:
    'Why projects of ten years need other habits than those of ten weeks. Forty minutes, ten for questions.',
  facts: '10:00 | Begins\n50 min | Length\nHall A | Room',
  figures: '48 | Talks\n6 | In my plan',
  hero: 'Next, 10:00 | Small teams, long projects | Ruth Adeyemi, Hall A | Look',
  tip: 'Two of yours overlap | Both begin at 10:00',
  add: 'Add talk',
  use: 'Add to my plan',
})
