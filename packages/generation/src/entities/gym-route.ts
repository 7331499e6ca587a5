import { defineEntity } from '../entity.ts'

/** A route or boulder problem on the wall of a gym. */
export const gymRoute = defineEntity({
  id: 'gym-route',
  one: 'Route',
  many: 'Routes',
  words: 'climbing route, boulder problem, boulder',
  icon: 'mountain',
  groups: 'New, Slab, Overhang, Roof',
  fields: `
    Route | text | Left Foot First
    Grade | choice | 6a | 5b, 6a, 6b+, 7a
    Colour of the holds | text | Blue
    Sector | choice | Slab | Slab, Overhang, Roof, Arête
    Tries | number | 3
    How it went | choice | Sent | Sent, Flash, Project
    Date | date | Thu 19 Nov
    Notes | long | The last move is a long one to the right`,
  samples: `
    icon | title | subtitle | value | badge | tone
    mountain | Left Foot First | Slab, blue, set on Monday | 6a | Sent | success
    mountain | Paper Moon | Overhang, red, set on Monday | 6b+ | Project | warning
    mountain | Grandfather's Ladder | Slab, yellow | 5b | Flash | success
    mountain | No Hands Club | Roof, black | 7a | New | primary
    mountain | Cold Coffee | Arête, green | 6a+ | Sent | success
    mountain | Two Left Thumbs | Overhang, white | 6c | New | primary`,
  about: 'Small steps up the slab, then a long move to the right. Trust the left foot.',
  facts: '6a | Grade\nBlue | Holds\n3 | Tries',
  figures: '42 | Routes\n9 | New this week | +9\n6b+ | Your hardest',
  hero: 'New since Monday | Nine routes on the overhang | From 5b to 7a, set by Kim | See the new ones',
  tip: 'The overhang is reset on Monday | Nine routes go, climb them until Sunday',
  trend: 'Sent a week | 11 | +3',
  data: [5, 6, 6, 8, 7, 8, 11],
  labels: ['6', '7', '8', '9', '10', '11', '12'],
  add: 'Log a climb',
  use: 'Log a climb',
})
