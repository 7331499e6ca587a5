import { defineEntity } from '../entity.ts'

/** A turn somebody cannot take. */
export const turnSwap = defineEntity({
  id: 'turn-swap',
  one: 'Swap',
  many: 'Swaps',
  words: 'turn swap, swapped turn',
  icon: 'repeat',
  groups: 'Open, Settled',
  fields: `
    My turn | text | Thursday morning
    For | text | Any day next week
    Why | text | Early shift`,
  samples: `
    icon | title | subtitle | badge | tone
    repeat | Kim gives Thursday morning | Takes any day next week | Open | warning
    repeat | Omar and Lea | Monday for Friday | Settled | success
    repeat | Iris gives Tuesday afternoon | Until six this evening | Open | warning
    repeat | Hana took over for Mateo | Nothing in return | Settled | success`,
  figures: '2 | Open\n9 | Settled',
  tip: 'Two turns are open | Thursday morning and Tuesday afternoon',
  add: 'Offer a swap',
  use: 'I take it',
})
