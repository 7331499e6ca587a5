import { defineEntity } from '../entity.ts'

/** A room of a place one can have for a party. */
export const letSpace = defineEntity({
  id: 'let-space',
  one: 'Room',
  many: 'Rooms',
  words: 'party room, room to celebrate',
  icon: 'home',
  groups: 'Inside, Outside',
  fields: `
    People | text | up to 90
    Tables | text | 12 long ones
    Kitchen | choice | Yes | Yes, No`,
  samples: `
    image | title | subtitle | value
    party | The great hall | 90 people, dance floor | 180 m²
    garden | Courtyard | 60 people, under the walnut | 240 m²
    kitchen | Kitchen | Stove with six plates, two fridges | 24 m²
    forest | Meadow behind | Tents, fire pit | 800 m²
    bar | Bar | Tap, 200 glasses | 20 m²`,
  about:
    'Oak beams, stone floor, twelve long tables with benches. Music inside until two, outside until ten.',
  facts: '90 | People\n180 m² | Room\n12 | Tables',
  figures: '5 | Rooms\n3 | Weekends free',
  hero: 'Free next | Saturday, 12 December | From noon until ten on Sunday | Ask for a date',
  tip: 'Three weekends are free | 12 December, 9 and 23 January',
  add: 'Ask for a date',
  use: 'Ask for a date',
})
