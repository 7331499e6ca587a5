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
      chocolate cake 2 | Chocolate, 12 portions | Omar Haddad, Fri 20 Nov | € 42 | In the oven | primary
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
      bouquet 1 | Autumn bouquet, large | Lea Brandt, Sat 21 Nov | € 45 | To bind | warning
      flower 2 | Table flowers, six | Omar Haddad, Fri 20 Nov | € 96 | To bind | warning
      flower 3 | Wreath, fir and cones | Iris Chen, Thu 19 Nov | € 38 | Ready | success
      bouquet 4 | Bridal, white and green | Kim Osei, Sat 28 Nov | € 120 | Ordered | primary
      flower 5 | Ten tulips | Ruth Adeyemi, Thu 19 Nov | € 18 | Ready | success`,
    about: 'Dahlias, asters and beech leaves. The card says: For Ana, from all of us.',
    facts: 'Sat | Ready\n€ 45 | Price\nLarge | Size',
    figures: '5 | Orders | +2\n2 | To bind\n€ 317 | In all',
    hero: 'To bind today | Table flowers, six | For Omar Haddad, Friday at nine | Open order',
    tip: 'Two to bind until noon | The bridal bouquet is for the 28th',
  },
  {
    signs:
      'illustrator 9, illustration 8, illustrations 8, commissioned art 9, portrait commissions 9, art commissions 9, letterer 8, lettering 7, graphic designer 8, paintings 6, painter 6, drawings 6, logo 6, logos 6',
    icon: 'palette',
    one: 'Commission',
    groups: 'Sketch, Colour, Final',
    fields: `
      Title | text | Picture book, 12 spreads
      Client | person | Lea Brandt
      Stage | choice | Sketch | Enquiry, Sketch, Colour, Final, Paid
      Deadline | date | Fri 27 Nov
      Fee | money | € 1,800
      Still owed | money | € 1,200
      Photo | photo | drawing
      Wishes | long | The fox is to be kind, nothing scary`,
    without: 'What, Customer, Phone, Ready on, Price, Deposit, Status',
    samples: `
      image | title | subtitle | value | badge | tone
      drawing 1 | Picture book, 12 spreads | Lea Brandt, Fri 27 Nov | € 1,800 | Sketch | warning
      drawing 2 | Label for a cider | Omar Haddad, Tue 24 Nov | € 420 | Colour | primary
      drawing 3 | Portrait of two dogs | Iris Chen, Sat 12 Dec | € 160 | Enquiry | accent
      poster 4 | Poster, jazz in the yard | Kim Osei, Thu 19 Nov | € 350 | Final | success
      drawing 5 | Map for a wedding card | Ruth Adeyemi, Mon 30 Nov | € 220 | Sketch | warning
      drawing 6 | Three icons, bakery | Tomás Rey, delivered | € 180 | Paid | neutral`,
    about: 'The fox is to be kind, nothing scary. Six spreads are sketched, a third is paid.',
    facts: 'Fri | Deadline\n€ 1,800 | Fee\n€ 1,200 | Still owed',
    figures: '5 | Commissions | +1\n€ 2,070 | Still owed\n2 | Due this week',
    hero: 'Due on Tuesday | Label for a cider | For Omar Haddad, colours are in work | Open commission',
    tip: 'Two clients still owe you | Kim’s poster is delivered, € 350 are open',
    trend: 'Earned | € 2,960 | +420',
    add: 'New commission',
    use: 'Next stage',
  },
])
