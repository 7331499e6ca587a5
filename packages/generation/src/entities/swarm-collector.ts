import { defineEntity } from '../entity.ts'

/** A beekeeper who fetches swarms. */
export const swarmCollector = defineEntity({
  id: 'swarm-collector',
  one: 'Collector',
  many: 'Collectors',
  words: 'swarm collector, swarm catcher',
  icon: 'users',
  groups: 'Free, On the way',
  fields: `
    Name | person | Kim Osei
    Drives up to | text | 15 km
    Ladder | text | 4 m
    Free hives | number | 2
    Phone | phone | +49 151 2048`,
  samples: `
    avatar | title | subtitle | badge | tone
    Iris | Iris Chen | 2.1 km away, ladder of 6 m | Free | success
    Kim | Kim Osei | To the school yard | On the way | warning
    Omar | Omar Haddad | 5.8 km away, from 14:00 | Later | primary
    Ana | Ana Petrova | 9 km away, two free hives | Free | success
    Elias | Elias Lund | No hive free until June | Full | neutral`,
  about: 'Drives up to fifteen kilometres, evenings too. Two hives are free.',
  facts: '15 km | Drives\n4 m | Ladder\n2 | Free hives',
  figures: '2 | Free now\n1 | On the way',
  tip: 'Two collectors are free | Iris is the nearest',
  add: 'Add collector',
  use: 'Call',
})
