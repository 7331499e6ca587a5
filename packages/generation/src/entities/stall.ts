import { defineEntity } from '../entity.ts'

export const stall = defineEntity({
  id: 'stall',
  one: 'Stall',
  many: 'Stalls',
  words: 'stall, food truck, market stall',
  icon: 'apple',
  groups: 'Open now, Bread, Vegetables, Hot food',
  fields: `
    Place | place | Mill square, row C
    Open | text | 7:00 to 13:00
    Order | text | 2 loaves, 1 kg pears
    Pick up at | time | 11:30
    Pay with | choice | At the stall | At the stall, Card
    Notes | long | Sliced, please`,
  samples: `
    image | title | subtitle | overline | rating | badge
    bread | Rye and Daughters | Loaves from the wood oven | Row C | 4.9 | Open
    vegetable | Linden farm | Pumpkins, leeks, pears | Row A | 4.8 | Open
    taco | The Red Van | Tacos from noon | By the bridge | 4.7 | From 12:00
    coffee | Second Cup Bike | Filter and cardamom buns | Gate | 4.8 | Open
    fish | Harbour smokehouse | Trout, warm from the oven | Row B | 4.6 | Open
    flower | Wild and Cut | Bunches of what grows now | Row D | 4.9 | Until 11:00`,
  about: 'Four kinds of bread, all baked last night. The dark one sells out before ten: order ahead.',
  facts: '7–13 | Open\n4.9 | Rating\n0.6 km | Away',
  figures: '14 | Open now\n3 | Favourites here\n12:00 | Hot food',
  hero: 'Open until 13:00 | Mill square, 14 stalls | Pumpkins, pears and the last plums | See stalls',
  tip: 'In season now | Pumpkin, leek, pear and walnut',
  add: 'Add stall',
  use: 'Order ahead',
})
