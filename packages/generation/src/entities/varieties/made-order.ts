import { madeOrder } from '../made-order.ts'
import { defineVarieties } from './variety.ts'

/** What somebody makes to order at home or in a small workshop; without these words things of wood and clay. */
export const madeOrderVarieties = defineVarieties(madeOrder, [
  {
    signs:
      'cake 8, cakes 8, cupcakes 8, baking 6, bake 7, baker 7, bakery 7, pastry 7, tarts 6, cookies 5, birthday cakes 9, wedding cakes 9',
    icon: 'cake',
    groups: 'To bake, Ready, Collected',
    fields: `
      Cake | text | Lemon and poppy, two tiers
      Flavour | choice | Lemon | Lemon, Chocolate, Vanilla, Carrot
      Size | choice | 24 portions | 8 portions, 12 portions, 24 portions
      Message | text | Happy birthday, Ida
      Customer | person | Lea Brandt
      Ready on | date | Sat 21 Nov
      Price | money | € 68
      Deposit | money | € 20
      Status | choice | To bake | To bake, In the oven, Ready, Collected
      Photo | photo | cake
      Wishes | long | No nuts, yellow flowers`,
    without: 'What',
    samples: `
      image | title | subtitle | value | badge | tone
      cake 1 | Lemon and poppy, two tiers | Lea Brandt, Sat 21 Nov | € 68 | To bake | warning
      cake 2 | Chocolate, 12 portions | Omar Haddad, Fri 20 Nov | € 42 | In the oven | primary
      cake 3 | Carrot, no nuts | Iris Chen, Thu 19 Nov | € 36 | Ready | success
      cake 4 | Vanilla cupcakes, 24 | Kim Osei, Sun 22 Nov | € 54 | To bake | warning
      cake 5 | Plum tart | Ruth Adeyemi, Thu 19 Nov | € 28 | Ready | success
      cake 6 | Wedding cake, three tiers | The Reys, collected | € 240 | Collected | neutral`,
    about:
      'Happy birthday, Ida, in yellow. No nuts; a deposit of 20 euros is paid, collected on Saturday at ten.',
    facts: 'Sat | Ready\n€ 68 | Price\n24 | Portions',
    figures: '6 | Orders | +2\n2 | To bake\n€ 468 | In all',
    hero: 'To bake today | Chocolate, 12 portions | For Omar Haddad, Friday at nine | Open order',
    tip: 'Two cakes to bake | The lemon cake is for Saturday, ten o’clock',
    add: 'New order',
  },
  {
    signs: 'bouquet 8, bouquets 8, florist 8, flowers 6, wreath 8, wreaths 8',
    icon: 'flower',
    groups: 'To bind, Ready, Collected',
    fields: `
      Bouquet | text | Autumn, large
      Customer | person | Lea Brandt
      Ready on | date | Sat 21 Nov
      Price | money | € 45
      Card | text | For Ana, from all of us`,
    without: 'What',
    samples: `
      image | title | subtitle | value | badge | tone
      flower 1 | Autumn bouquet, large | Lea Brandt, Sat 21 Nov | € 45 | To bind | warning
      flower 2 | Table flowers, six | Omar Haddad, Fri 20 Nov | € 96 | To bind | warning
      flower 3 | Wreath, fir and cones | Iris Chen, Thu 19 Nov | € 38 | Ready | success
      flower 4 | Bridal, white and green | Kim Osei, Sat 28 Nov | € 120 | Ordered | primary
      flower 5 | Ten tulips | Ruth Adeyemi, Thu 19 Nov | € 18 | Ready | success`,
    about: 'Dahlias, asters and beech leaves. The card says: For Ana, from all of us.',
    facts: 'Sat | Ready\n€ 45 | Price\nLarge | Size',
    figures: '5 | Orders | +2\n2 | To bind\n€ 317 | In all',
    hero: 'To bind today | Table flowers, six | For Omar Haddad, Friday at nine | Open order',
    tip: 'Two to bind until noon | The bridal bouquet is for the 28th',
  },
])
