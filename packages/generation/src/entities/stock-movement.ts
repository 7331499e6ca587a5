import { defineEntity } from '../entity.ts'

/** What went in or out of a store. */
export const stockMovement = defineEntity({
  id: 'stock-movement',
  one: 'Movement',
  many: 'Movements',
  words: 'stock movement, stock transfer',
  icon: 'repeat',
  groups: 'In, Out, Counted',
  fields: `
    What | choice | Out | In, Out, Moved, Counted
    Pieces | number | 4
    From | text | Main store
    To | text | Branch 2
    Date | date | Thu 19 Nov
    By | person | Omar Haddad`,
  samples: `
    icon | title | subtitle | value | tone
    download | Delivery PO-116 | Received by Omar, today 9:10 | + 24 | success
    upload | Taken out | Kim Osei, for order 4182 | − 4 | warning
    repeat | Moved to branch 2 | Ana Petrova, yesterday | 6 | primary
    check | Count of shelf A | Two less than noted | − 2 | danger
    upload | Taken out | Lea Brandt, Tuesday | − 1 | warning
    download | Came back | Tomás Rey, Monday | + 1 | success`,
  about: 'Taken by Kim for order 4182. Eight are left, two more than the minimum.',
  facts: '− 4 | Pieces\n8 | Left\n9:10 | Time',
  figures: '+ 25 | In this week\n− 31 | Out this week',
  hero: 'Today, 9:10 | Delivery PO-116 | 24 pieces are on the shelf | See movement',
  tip: 'Two are missing in shelf A | Counted by Ana on Tuesday',
  trend: 'Out this week | 31 | +4',
  add: 'Add movement',
  use: 'Correct it',
})
