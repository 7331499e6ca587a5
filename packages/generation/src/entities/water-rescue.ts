import { defineEntity } from '../entity.ts'

/** What lifeguards have done: somebody pulled out, a wound dressed, a child found. */
export const waterRescue = defineEntity({
  id: 'water-rescue',
  one: 'Rescue',
  many: 'Rescues',
  words: 'water rescue, rescue of a swimmer',
  icon: 'shield',
  groups: 'Rescue, First aid, Other',
  fields: `
    What | choice | Rescue | Rescue, First aid, Lost child, Warning
    Where | place | North tower, by the buoys
    Time | time | 14:10
    Who helped | person | Kim Osei
    How it ended | choice | Well | Well, Sent home, Ambulance
    Notes | long | Two swimmers behind the buoys, tired, brought in with the board`,
  samples: `
    icon | title | subtitle | badge | tone
    shield | Two swimmers behind the buoys | Today, 14:10, Kim with the board | Rescue | danger
    heart | Cut on the foot | Today, 13:20, south tower, dressed | First aid | primary
    users | Lost child, found | Today, 12:45, by the kiosk | Other | success
    heart | Wasp sting | Yesterday, 16:30, cooled | First aid | primary
    shield | Paddle board drifted off | Tue 17 Nov, Omar with the boat | Rescue | danger
    sun | Sunstroke | Sun 15 Nov, ambulance at 15:05 | First aid | warning`,
  about: 'Both were tired and came back with the board. Wind from the shore, yellow flag since noon.',
  facts: '14:10 | Time\n6 min | Until ashore\nWell | Ended',
  figures: '3 | Today\n41 | This season',
  hero: 'Today, 14:10 | Two swimmers behind the buoys | Kim with the board, both well | See rescue',
  tip: 'Three entries today | One rescue, two of first aid',
  trend: 'Rescues a month | 9 | −2',
  add: 'Log rescue',
  use: 'Close entry',
})
