import type { Gadget } from './gadget.ts'

const opened = 19

/** Days that are counted, one door after the other. */
export const countingDown: readonly Gadget[] = [
  {
    id: 'advent-doors',
    called:
      /\b(?:advent calend[ae]rs?|(?:christmas|xmas|santa|advent) count ?downs?|count ?downs? (?:to|until|till|for) (?:christmas|xmas|santa|advent)|(?:sleeps|days) (?:to|till|until|before) (?:christmas|xmas|santa))\b/i,
    unless: /\b(?:shop|gift list|gift ideas|presents? (?:list|planner)|wish ?lists?|church|trip|market)\b/i,
    icon: 'gift',
    presets: 'playful, warm',
    names: 'Twenty-Four Doors, Sleeps, First Star',
    sheets: [
      {
        name: 'Doors',
        title: (text) => (/\badvent/i.test(text) ? 'Advent calendar' : 'Countdown to Christmas'),
        icon: 'gift',
        content: `
          ring Days until Christmas Eve | 0.79 | 5 days | Thu 24 December, 18:00 | down
          cells Door ${opened} is today
          - 1✓ 2✓ 3✓ 4✓ 5✓ 6✓
          - 7✓ 8✓ 9✓ 10✓ 11✓ 12✓
          - 13✓ 14✓ 15✓ 16✓ 17✓ 18✓
          - ★${opened} 20 21 22 23 24
          button gift | Open today’s door`,
      },
      {
        name: 'Today',
        title: `Door ${opened}`,
        icon: 'star',
        content: `
          image mountain
          hero A snow globe | Shake the phone and it snows
          rows Opened
          - star | Door 18 | A song for the walk home
          - star | Door 17 | Cinnamon stars, the recipe
          - star | Door 16 | A riddle about an owl
          switches
          - Remind me every morning
          button share | Share this door`,
      },
      {
        name: 'Fill',
        title: 'Fill your own',
        icon: 'edit',
        said: /\b(?:own|custom|make|create|fill|family|kids|children|friends|send|share|photos?)\b/i,
        content: `
          rows Behind the doors
          - image | Door 20 | Photo from the summer | Filled
          - edit | Door 21 | A line from gran | Filled
          - plus | Door 22 | Still empty | Empty
          fields
          - For door | choice | 22 | 20, 21, 22, 23, 24
          - Behind it | long | A trip to the sledge hill, with cocoa
          button check | Save door`,
      },
    ],
  },
]
