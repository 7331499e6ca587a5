import { defineEntity } from '../entity.ts'

export const attraction = defineEntity({
  id: 'attraction',
  one: 'Stop',
  many: 'What to see',
  words: 'park ride, zoo animal',
  icon: 'paw',
  groups: 'Now, Animals, Food, Play',
  fields: `
    Area | choice | North | North, Lake, South
    Time | time | 15:00
    Remind me | switch | yes`,
  samples: `
    image | title | subtitle | time | badge
    forest 1 | Red pandas | Bamboo house, north | 11:30 | Feeding
    lake 2 | Otters | By the lake | 15:00 | Feeding
    lion 3 | Sea lions | Show, south stage | 14:00 | Show
    garden 4 | Petting farm | Open until 17:00 | 10:00 | Open
    field 5 | Meerkats | Behind the café | 16:15 | Feeding
    owl 6 | Owl walk | Free flight | 13:00 | Show`,
  about:
    'Two pandas and their young one. At feeding time they come down to the glass; afterwards they sleep.',
  facts: '11:30 | Feeding\n4 min | On foot\nNorth | Area',
  figures: '18° | Today\n6 | Feedings\n17:00 | Closes',
  hero: 'Next, at 11:30 | Red pandas are fed | Four minutes from here, by the bamboo house | Show the way',
  tip: 'Shortest queues before noon | The lake side is quiet now',
  add: 'Add to my day',
  use: 'Show the way',
})
