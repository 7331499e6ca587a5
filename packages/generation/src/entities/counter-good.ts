import { defineEntity } from '../entity.ts'

export const counterGood = defineEntity({
  id: 'counter-good',
  one: 'Product',
  many: 'Products',
  words: 'bakery pre-order, bouquet, pre-order, pick-up order, flower shop, butcher, bakery',
  icon: 'bag',
  groups: 'Today, Weekend, Season',
  fields: `
    Product | text | Country loaf
    How many | number | 2
    Pick up | date | Sat 21 Nov
    At | time | 8:30
    Cut or sliced | switch | no
    Wishes | long | Not too big, please`,
  samples: `
    image | title | subtitle | overline | value | meta
    bread | Country loaf | Rye and wheat, 1 kg | Today | € 4.80 | From 7:00
    cake | Plum crumble | Half tray, 6 pieces | Weekend | € 14 | Order by Friday
    breakfast | Butter roll | Ten in a bag | Today | € 5.50 | From 6:30
    bread | Potato bread | Moist, keeps for days | Season | € 5.20 | 12 left
    bread breakfast | Cinnamon knots | Warm at three | Today | € 2.60 | From 15:00
    cake fruit | Birthday cake | Lemon, with a name | Weekend | € 38 | 2 days before`,
  about: 'Half rye, half wheat, twenty hours of rest. Stays good for five days in a cloth.',
  facts: '€ 4.80 | Price\n1 kg | Weight\n7:00 | From',
  figures: '2 | In your order\nSat 8:30 | Pick-up\n7 | Stamps',
  hero: 'Saturday, 8:30 | Your order is ready then | Two loaves and a tray of crumble | Change order',
  tip: 'Three more stamps | Then a loaf is free',
  add: 'Add article',
  use: 'Add to order',
  price: '€ 4.80 | a loaf',
})
