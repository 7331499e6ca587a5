import { defineEntity } from '../entity.ts'

/** What is brought to practices and fetched there. */
export const labDelivery = defineEntity({
  id: 'lab-delivery',
  one: 'Delivery',
  many: 'Deliveries',
  words: 'lab delivery, delivery to a practice',
  icon: 'truck',
  groups: 'Today, Signed',
  fields: `
    Practice | text | Harbour Dental
    Brings | text | Two crowns, one bridge
    Time | time | 11:30
    Signed by | person | Noor Okoye`,
  samples: `
    icon | title | subtitle | value | badge | tone
    truck | Harbour Dental | Two crowns, fetch three scans | 11:30 | On the way | primary
    truck | Dr Vogt, Mill street | One bridge for try-in | 12:00 | Next | neutral
    truck | Linden practice | Fetch impressions | 14:15 | Next | neutral
    check | Dr Rey, Harbour 9 | Veneers, signed by Ana | 9:10 | Signed | success`,
  facts: '11:30 | Expected\n2 | Brings\n3 | Fetches',
  figures: '3 | To go\n1 | Signed',
  tip: 'Three stops to go | Harbour Dental first',
  add: 'Add delivery',
  use: 'Sign',
})
