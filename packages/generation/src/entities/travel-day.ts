import { defineEntity } from '../entity.ts'

/** A day of a journey as one writes it down. */
export const travelDay = defineEntity({
  id: 'travel-day',
  words: 'travel day, travel entry, travel diary entry',
  one: 'Day',
  many: 'Days',
  icon: 'book',
  groups: 'This trip, Sea, Mountains, Cities',
  fields: `
    Title | text | The ferry waits for the baker
    Where | place | Culatra
    Date | date | Thu 19 Nov
    Photos | photo | island
    What happened | long | We missed the first boat and had the best breakfast of the trip
    With | text | Kim and Omar`,
  samples: `
    image | title | subtitle | overline | meta
    island | The ferry waits for the baker | Culatra, Portugal | Day 6 | 14 photos
    old town | Stairs, tiles and soup | Porto, Portugal | Day 4 | 22 photos
    train | Night train with a window | Madrid to Porto | Day 3 | 6 photos
    museum | Nine arcades in the rain | Turin, Italy | Last autumn | 18 photos
    mountain | Above the tree line | Innsbruck, Austria | Last summer | 31 photos
    beach | Nobody on the beach | Faro, Portugal | Day 5 | 9 photos`,
  about:
    'We missed the first boat and had the best breakfast of the trip. The baker came along with the second one.',
  facts: '14 | Photos\n11 km | On foot\n19° | Sun',
  figures: '6 | Days so far | +1\n7 | Countries\n212 | Photos',
  hero: 'Day 6 | The ferry waits for the baker | Culatra, fourteen photos | Write on',
  tip: 'Seven countries so far | Portugal is the newest',
  trend: 'Photos a day | 14 | +3',
  add: 'Write a day',
  use: 'Write on',
})
