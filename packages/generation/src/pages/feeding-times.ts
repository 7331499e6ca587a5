import { definePage } from './page.ts'

export const feedingTimes = definePage({
  id: 'feeding-times',
  said: 'feeding times, animal feeding times, feeding schedule, feeding times of the animals, keeper talks, shows and feedings, feedings',
  within: /\b(?:zoo|aquarium|wildlife|animal park|farm|safari)\b/i,
  name: 'Feeding times',
  icon: 'clock',
  line: 'Penguins at 14:30',
  content: `
    agenda Today
    - 10:30 | Otters | At the stream
    - 11:30 | Giraffes | From the bridge
    - 14:30 | Penguins | By hand, with talk
    - 15:30 | Sea lions | At the big pool
    - 16:15 | Wolves | From the tower, quiet please
    switches Tell me
    - Ten minutes before penguins
    banner cloud | When it rains | Otters and penguins also in the rain, wolves not.
  `,
})
