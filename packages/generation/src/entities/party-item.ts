import { defineEntity } from '../entity.ts'

/** What they bring to parties: an animal, a castle, a machine, a show. */
export const partyItem = defineEntity({
  id: 'party-item',
  one: 'Item',
  many: 'Items',
  words: 'party animal, party attraction, party machine',
  icon: 'star',
  groups: 'Ready, Out, Resting',
  fields: `
    Name | text | Pepper and Salt
    Kind | choice | Animals | Animals, Show, Machine
    Next | text | Sat 21 Nov, Ida turns six
    Needs | text | Fence, straw, water
    State | choice | Ready | Ready, Out, Resting`,
  samples: `
    image | title | subtitle | badge | tone
    goat | Pepper and Salt, goats | Sat 21 Nov, Ida turns six | Ready | success
    rabbit | Four rabbits | Sat 21 Nov, Ida turns six | Ready | success
    pony | Moritz, pony | Thu 26 Nov, summer club | Ready | success
    hen | Hens in the small coop | Rest until Monday | Resting | neutral
    sheep | Wilma, sheep | Out today, back at 18:00 | Out | primary
    guinea pig | Guinea pigs | Vet on Tuesday | Resting | warning`,
  about:
    'Used to children, first in the van and last out. Never more than two hours, then they rest for a day.',
  facts: '2 h | At most\n9 | Outings\nSat | Next',
  figures: '14 | Ready\n2 | Out\n3 | Resting',
  hero: 'On Saturday | Goats and rabbits go to Ida | Fence, straw and water in the van | See the list',
  tip: 'Moritz rests on Friday | Two parties this week are enough',
  trend: 'Outings a month | 22 | +4',
  add: 'Add',
  use: 'Put on a booking',
})
