import { defineEntity } from '../entity.ts'

/** Something made by hand for one customer, and how far it is. */
export const bespokeOrder = defineEntity({
  id: 'bespoke-order',
  one: 'Order',
  many: 'Orders',
  words: 'bespoke order, made-to-measure order',
  icon: 'scissors',
  groups: 'Being made, Fitting, Ready',
  fields: `
    What | text | Summer dress, knee length
    Fabric | choice | Blue linen | Blue linen, Green silk, Red cotton
    Colour | text | Dark blue
    Needed by | date | Fri 18 Dec
    Picture you like | photo | dress
    Wishes | long | Pockets on both sides, no zip at the back`,
  samples: `
    icon | title | subtitle | value | badge | tone
    scissors | Summer dress, blue linen | Cut on Tuesday, fitting on Friday | € 240 | Being sewn | primary
    users | Short coat, grey wool | Fitting on Thu 26 Nov, 17:00 | € 380 | Fitting | warning
    check | Two shirts, white cotton | Can be fetched from Monday | € 160 | Ready | success
    clock | Dress for Ida, green silk | Waits for the fabric | € 310 | Ordered | neutral
    check | Trousers, black wool | Worn since October | € 170 | Done | neutral`,
  about: 'Cut on Tuesday, the seams are tacked. After the fitting on Friday two more days of sewing.',
  facts: '€ 240 | Price\n18 Dec | Ready\n3 of 5 | Steps',
  figures: '2 | Being made\n1 | To be fetched',
  hero: 'Step 3 of 5 | Summer dress, blue linen | Seams are tacked, fitting on Friday at 16:00 | See progress',
  tip: 'Fitting on Friday | 16:00, bring the shoes you will wear',
  add: 'New order',
  use: 'Ask about it',
})
