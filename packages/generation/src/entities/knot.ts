import { defineEntity } from '../entity.ts'

/** A knot and how it is tied. */
export const knot = defineEntity({
  id: 'knot',
  one: 'Knot',
  many: 'Knots',
  words: 'knot, knots, sailing knot, fishing knot, climbing knot, scout knot, rope work',
  icon: 'link',
  groups: 'Loops, Hitches, Bends, Stoppers',
  fields: `
    Name | text | Bowline
    Kind | choice | Loop | Loop, Hitch, Bend, Stopper
    Best time | text | 14 s
    Holds | text | A loop that does not slip`,
  samples: `
    icon | title | subtitle | value | badge | tone
    link | Bowline | A loop that does not slip, 5 steps | 14 s | Learned | success
    link | Clove hitch | Fender to the rail, 3 steps | 6 s | Learned | success
    link | Figure eight | Stops the end, 3 steps | 7 s | Learned | success
    link | Sheet bend | Two ropes of two sizes, 4 steps | 19 s | Practise | warning
    link | Reef knot | Ties up the sail, 4 steps | 11 s | Practise | warning
    link | Cleat hitch | Boat to the pier, 4 steps | – | New | primary`,
  about:
    'Make a small loop with the long part on top, and bring the end up through it. Then behind the long part, and down through the loop again.',
  facts: '5 | Steps\n14 s | Best time\n3 | Days in a row',
  figures: '12 | Knots learned | +2\n14 s | Bowline, best\n4 | Badges',
  hero: 'Step 2 of 5 | Bowline | The end comes up through the loop | Go on',
  tip: 'Sheet bend wants practice | Nineteen seconds, five too many',
  trend: 'Knots learned | 12 | +2',
  add: 'Add knot',
  use: 'Practise',
})
