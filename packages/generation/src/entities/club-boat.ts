import { defineEntity } from '../entity.ts'

/** A boat of a club: free, out or broken. */
export const clubBoat = defineEntity({
  id: 'club-boat',
  one: 'Boat',
  many: 'Boats',
  words: 'club boat, club kayak, club canoe',
  icon: 'box',
  groups: 'Free, Out, Broken',
  fields: `
    Name | text | Northern Light
    Kind | choice | Single | Single, Double, Four
    Place | text | Rack 4
    State | choice | Free | Free, Out, Broken`,
  samples: `
    image | title | subtitle | badge | tone
    boat | Northern Light | Double, rack 4 | Out | primary
    sail | Little Auk | Single, rack 1 | Out | primary
    boat | Tern | Single, rack 2 | Free | success
    boat | Plover | Single, rack 3, new hatch | Free | success
    boat | Old Harbour | Double, rack 6 | Free | success
    sail | Sandpiper | Single, rudder broken | Broken | danger`,
  about: 'Dry and in its rack. The hatch was made new in spring; the spray deck hangs beside it.',
  facts: 'Rack 4 | Place\nDouble | Kind\n41 | Times out',
  figures: '9 | Free\n4 | Out\n1 | Broken',
  hero: 'Out until 12:30 | Northern Light | Lea and Omar, round the island | See boat',
  tip: 'Nine boats are free | One waits for a new rudder',
  trend: 'Times out | 41 | +6',
  add: 'Add boat',
  use: 'Report damage',
})
