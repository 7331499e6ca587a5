import { defineEntity } from '../entity.ts'

export const gameSession = defineEntity({
  id: 'game-session',
  one: 'Session',
  many: 'Sessions',
  words: 'session recap, session log, game night recap, roleplaying session',
  icon: 'book',
  groups: 'Ahead, Played, Mine',
  fields: `
    Title | text | The mill at night
    Date | date | Fri 27 Nov
    Who comes | text | All but Pip
    Recap | long | The ferryman sold us a map that shows no bridge
    Loot | long | Silver key, 120 gold
    Experience | number | 180`,
  samples: `
    icon | title | subtitle | badge | tone
    calendar | The mill at night | Session 18, Fri 27 Nov, 19:00 | Next | primary
    book | A map without a bridge | Session 17, Fri 13 Nov, silver key | +180 | success
    book | Three at the ford | Session 16, Fri 30 Oct, 120 gold | +240 | success
    book | What the bell said | Session 15, Fri 16 Oct | +150 | neutral
    book | Winter in the reeds | Session 14, Fri 2 Oct, healing draught | +210 | neutral`,
  about:
    'The ferryman sold us a map that shows no bridge. Pip was hurt at the ford; the silver key is with Sable.',
  facts: '5 h | Played\n4 | At the table\n180 | Experience',
  figures: '17 | Sessions | +1\n27 Nov | Next',
  hero: 'Friday, 19:00 | The mill at night | Bring the silver key and two torches | Open notes',
  tip: 'Next on Friday | Pip cannot come before eight',
  trend: 'Experience | 2,340 | +180',
  data: [900, 1200, 1420, 1660, 1900, 2160, 2340],
  add: 'Write recap',
  use: 'Open notes',
})
