import { defineEntity } from '../entity.ts'

/** A place a driver brings something to, in the order of his tour. */
export const deliveryStop = defineEntity({
  id: 'delivery-stop',
  one: 'Stop',
  many: 'Stops',
  words: 'delivery stop, delivery route stop',
  icon: 'truck',
  groups: 'Next, Later, Delivered, Failed',
  fields: `
    Customer | person | Lea Brandt
    Address | place | Linden lane 4
    Window | text | 10:00 to 11:00
    Pieces | number | 2
    Note for the driver | long | Third bell, blue door
    Proof | photo | parcel
    Signature | text | L. Brandt`,
  samples: `
    icon | title | subtitle | value | badge | tone
    truck | 10, Linden lane 4 | Lea Brandt, 2 parcels | 10:20 | Next | primary
    box | 11, Mill street 12 | Old Mint Hotel, 5 boxes, signature | 10:35 | Later | neutral
    box | 12, Park view 9 | Noor Rahman, leave with neighbour | 10:50 | Later | neutral
    box | 13, Harbour street 31 | Studio Lund, before 12:00 | 11:20 | Later | neutral
    check | 9, Station road 2 | Signed by Kim Osei | 9:58 | Delivered | success
    warning | 8, East end 4 | Nobody there, card left | 9:41 | Failed | danger`,
  about: 'Third bell, blue door. Two parcels, 6 kg together; she is at home until noon.',
  facts: '10:20 | Arrive\n2.4 km | Away\n2 | Parcels',
  figures: '14 | Stops today\n9 | Delivered\n1 | Failed',
  hero: 'Next, 10:20 | Linden lane 4 | Lea Brandt, 2 parcels, third bell | Navigate',
  tip: 'Mill bridge is closed | The tour goes around it, four minutes more',
  trend: 'Delivered this week | 61 | +7',
  notices: `
    Stop 13 wants it before twelve | Moved up by one | clock
    Mill bridge is closed | Four minutes more | warning
    New stop at the end | Harbour gate, one parcel | truck`,
  add: 'Add stop',
  use: 'Confirm delivery',
})
