import { intakeSlot } from '../intake-slot.ts'
import { defineVarieties } from './variety.ts'

/** When one may come; without these words with fruit to be pressed. */
export const intakeSlotVarieties = defineVarieties(intakeSlot, [
  {
    one: 'Picking date',
    signs: 'wine 7, grapes 8, vineyard 7, vineyards 7, winegrowers 8, oechsle 9',
    fields: `
      Plot | text | Upper slope
      Variety | choice | Riesling | Riesling, Pinot noir, Silvaner
      Day | date | Fri 20 Nov
      Deliver until | time | 16:00
      Trailers | number | 3`,
    without: 'Time, Who, About how much, Wish, Phone',
    samples: `
      icon | title | subtitle | overline | meta
      calendar | Upper slope, Riesling | Lea Brandt, three trailers | Fri 20 Nov, until 16:00 | Set
      calendar | Stone wall, Riesling | Iris Chen, one trailer | Sat 21 Nov, until 12:00 | Set
      calendar | Chapel, Pinot noir | Omar Haddad, sugar at 86 | Around 25 November | Open
      calendar | Brook side, Silvaner | Kim Osei, wait for sun | Around 28 November | Open`,
    about: 'From eight in the morning, by hand. Three trailers, at the ramp until four.',
    facts: 'Friday | Day\n16:00 | Until\n3 | Trailers',
    figures: '2 | Set\n5 | Open',
    tip: 'Upper slope is picked on Friday | At the ramp until four',
    add: 'Set date',
    use: 'Move date',
  },
])
