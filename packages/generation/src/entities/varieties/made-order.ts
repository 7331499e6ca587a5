import { madeOrder } from '../made-order.ts'
import { defineVarieties } from './variety.ts'

/** What somebody makes to order at home or in a small workshop; without these words things of wood and clay. */
export const madeOrderVarieties = defineVarieties(
  madeOrder,
  [
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
    {
      signs: 'egg 8, eggs 8, hens 8, chickens 6, honey 7, dozen 8, dozens 8',
      icon: 'box',
      groups: 'To bring, Paid, Owes',
      fields: `
      Customer | person | Lea Brandt
      Dozens | number | 2
      Every | choice | Week | Week, Second week, Once
      Fetched on | date | Sat 21 Nov
      Price | money | € 8.00
      Paid | switch | yes
      Note | long | Brings her own boxes, likes the dark ones`,
      without: 'What, Ready on, Deposit, Photo, Wishes, Status',
      samples: `
      icon | title | subtitle | value | badge | tone
      box | Lea Brandt, 2 dozen | Every week, Saturday | € 8.00 | Paid | success
      box | Kim Osei, 1 dozen | Every week, boxes back | € 4.00 | Paid | success
      coffee | Mill Café, 6 dozen | Every week, pays by month | € 24.00 | To bring | primary
      box | Omar Haddad, 10 eggs | Once, fetched on Thursday | € 3.50 | Paid | success
      warning | Ana Petrova, 2 dozen | Two weeks open | € 16.00 | Owes | danger
      box | Iris Chen, 1 dozen | Every second week | € 4.00 | To bring | warning`,
      about: 'Two dozen every Saturday, mixed colours. Brings her own boxes and likes the dark ones.',
      facts: '2 | Dozen\n€ 8.00 | Price\nSat | Fetched',
      figures: '13 | Dozen this week | +2\n€ 59.50 | Sold\n€ 16 | Owed',
      hero: 'Today | Mill Café, 6 dozen | Before nine, side door | Open order',
      tip: 'One has not paid | Ana Petrova, two weeks, € 16',
      use: 'Mark as paid',
    },
    {
      signs:
        'butcher 9, butchers 9, turkey 8, ham 7, roast 6, goose 7, meat 7, sausages 7, fishmonger 8, smokehouse 8',
      icon: 'bag',
      groups: 'To prepare, Ready, Collected',
      fields: `
      What | text | Turkey, 5 kg
      Customer | person | Lea Brandt
      Phone | phone | +49 151 2048
      Weight | text | 5 kg
      Pick-up | date | Wed 23 Dec
      Price | money | € 62
      Deposit | money | € 20
      Wishes | long | Boned and tied, giblets in a bag`,
      without: 'Ready on, Photo',
      samples: `
      icon | title | subtitle | value | badge | tone
      bag | Turkey, 5 kg | Lea Brandt, Wed 23 Dec, 9:00 | € 62 | To prepare | warning
      bag | Ham on the bone, 4.2 kg | Omar Haddad, Wed 23 Dec | € 54 | To prepare | warning
      check | Goose, 4.5 kg | Iris Chen, Tue 22 Dec | € 78 | Ready | success
      bag | Roast beef, 2 kg, tied | Kim Osei, Thu 24 Dec, 8:00 | € 66 | Ordered | primary
      bag | Turkey breast, 3 kg | Mill Café, Tue 22 Dec | € 45 | Ordered | primary
      check | Party tray, 12 people | Ruth Adeyemi, collected | € 84 | Collected | neutral`,
      about: 'Boned and tied, giblets in a bag. Deposit of 20 euros paid, weight may differ by half a kilo.',
      facts: '5 kg | Weight\n€ 62 | Price\nWed | Pick-up',
      figures: '42 | Orders | +6\n14 | Turkeys\n9 | Hams',
      hero: 'First on Wednesday | Turkey, 5 kg | For Lea Brandt at nine, boned and tied | Open order',
      tip: 'Fourteen turkeys are ordered | Tell the farm by Friday',
    },
    {
      signs: 'knit 8, knits 8, knitted 8, crochet 8, yarn 6, jumper 6',
      icon: 'heart',
      fields: `
      What | text | Cardigan, moss, size M
      Ready on | date | Sat 21 Nov
      Price | money | € 120
      Yarn | text | Merino, moss, 6 balls`,
      without: 'Photo',
      samples: `
      icon | title | subtitle | value | badge | tone
      heart | Cardigan, moss, size M | Lea Brandt, Sat 21 Nov | € 120 | In work | primary
      heart | Baby blanket, cream | Omar Haddad, Tue 24 Nov | € 64 | To make | warning
      check | Two hats, blue stripe | Iris Chen, Fri 20 Nov | € 44 | Ready | success
      heart | Socks, size 42 | Kim Osei, Sat 28 Nov | € 32 | To make | warning
      heart | Scarf, two metres | Ruth Adeyemi, Thu 3 Dec | € 48 | To make | neutral`,
      about:
        'Back and one front are done, sleeves begin on Thursday. Buttons of horn, as in the picture she sent.',
      hero: 'Due on Friday | Two hats, blue stripe | For Iris Chen, ready since noon | Open order',
      tip: 'Three still to make | The blanket is due on Tuesday',
    },
  ],
  {
    unless:
      'table, tables, furniture, wood, wooden, carpenter, joiner, woodwork, woodworking, pottery, potter, bowl, bowls, mugs, ceramic, ceramics, lamp, lamps, craft, crafts, handmade, shelf, shelves',
    fields: `
    What | text | As on the sketch, 40 × 60
    Ready on | date | Sat 21 Nov
    Price | money | € 180
    Photo | photo | box
    Wishes | long | A little darker than the sample`,
    samples: `
    icon | title | subtitle | value | badge | tone
    bag | Lea Brandt, No. 118 | Sat 21 Nov, sketch agreed | € 180 | In work | primary
    clock | Omar Haddad, No. 119 | Tue 24 Nov, material is here | € 240 | To make | warning
    check | Iris Chen, No. 115 | Fri 20 Nov, called yesterday | € 96 | Ready | success
    clock | Kim Osei, No. 120 | Sat 28 Nov, deposit paid | € 130 | To make | warning
    check | Ruth Adeyemi, No. 114 | Thu 19 Nov, sent by post | € 48 | Ready | success
    check | Tomás Rey, No. 109 | Collected on Monday | € 35 | Collected | neutral`,
    about:
      'Sketch agreed on Tuesday, a little darker than the sample. Deposit of 60 euros paid, the rest when it is collected.',
    hero: 'Due on Friday | Iris Chen, No. 115 | Ready since noon, she was called | Open order',
    tip: 'Two orders to make | No. 119 is due on Tuesday',
  },
)
