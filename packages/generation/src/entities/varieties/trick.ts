import { trick } from '../trick.ts'
import { defineVarieties } from './variety.ts'

/** Dogs that learn more than tricks. */
export const trickVarieties = defineVarieties(trick, [
  {
    signs:
      'rescue dog 9, rescue dogs 9, search dog 9, search dogs 9, search and rescue 9, mantrailing 12, tracking dog 9, avalanche 8, detection dog 9, scent work 9, nose work 9',
    one: 'Search',
    many: 'Searches',
    groups: 'Area, Trail, Rubble, Obedience',
    fields: `
      Search | text | Area, forest edge
      Dog | text | Hazel
      Minutes | number | 18
      Found | choice | Yes | Yes, With help, No
      Wind | text | 8 km/h from the west
      Notes | long | Took the scent 60 metres away`,
    without: 'Trick, Went well',
    samples: `
      image | title | subtitle | overline | meta | progress
      forest | Area, forest edge | Two hidden, both found | Area | 18 min | 100
      mountain | Trail, two hours old | 1.4 km, lost it at the brook | Trail | 26 min | 60
      lake | Under snow, one metre | Dug at once, barked | Area | 6 min | 100
      city | Rubble, training yard | Second floor, with help | Rubble | 22 min | 50
      field | Down at a distance | Sixty metres, whistle | Obedience | 8 min | 80`,
    about:
      'Took the scent sixty metres away and went straight in. Barked until we came; second one with help.',
    facts: '18 min | Length\n2 of 2 | Found\n60 m | Scent taken',
    figures: '14 | Searches this month\n86 % | Found\n9 | Months to the test',
    hero: 'Saturday, 9:00 | Trail, three hours old | Quarry, with Omar as the lost one | Log training',
    tip: 'Best in the morning | Wind below ten kilometres an hour',
    trend: 'Found | 86 % | +6',
  },
  {
    signs: 'agility 12, obstacles 6, weave poles 12',
    one: 'Obstacle',
    many: 'Obstacles',
    groups: 'Jumps, Contacts, Weaves',
    fields: `
      Obstacle | text | Weave poles, twelve
      Dog | text | Hazel
      Time | text | 3.4 s
      Faults | number | 1
      Notes | long | Enters late from the right`,
    without: 'Trick, Went well, Minutes',
    samples: `
      image | title | subtitle | overline | meta | progress
      park | Weave poles, twelve | Enters late from the right | Weaves | 3.4 s | 70
      field | Seesaw | Waits for the tip, hind feet on | Contacts | 2.1 s | 60
      garden | Dog walk | Last metre too fast | Contacts | 2.8 s | 80
      beach | Tunnel, curved | Draws her from the jump | Jumps | 1.9 s | 100
      forest | Double jump | Bar down twice | Jumps | 0.8 s | 50`,
    about: 'Enters late when she comes from the right. Two steps further out, and the first pole is hers.',
    facts: '3.4 s | Time\n70 % | Clean\n12 | Tries',
    figures: '34.18 s | Best run\n2 | Faults\n9 | Clean runs',
    hero: 'Sunday, 9:40 | Course A2, 18 obstacles | Hazel starts as number 24 | Log run',
    tip: 'Faults come from the right | Four of the last five',
    trend: 'Clean runs | 64 % | +8',
    add: 'Log run',
  },
])
