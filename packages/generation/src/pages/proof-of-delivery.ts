import { definePage } from './page.ts'

/** How a parcel is handed over: photo, name and signature. */
export const proofOfDelivery = definePage({
  id: 'proof-of-delivery',
  said: 'proof of delivery, delivery proof, photo proof, take photo, take a photo, photo as proof, collect signature, get signature, signature, signatures, capture signature, photo and signature, sign on delivery, mark delivered, mark as delivered, mark delivery complete, confirm delivery, mark picked up',
  within: /\b(?:deliver\w*|parcels?|packages?|couriers?|drivers?|riders?|shipments?)\b/i,
  unless: /\b(?:customers?|users?|shoppers?) (?:can )?(?:order|buy|browse|choose)\b|\bshop(?:ping)?\b/i,
  name: 'Hand over',
  icon: 'check',
  line: 'Linden lane 4, second floor',
  content: `
    hero Linden lane 4 | Bell Osei, second floor, before 14:00.
    chips Given to | The customer, A neighbour, At the door, Not at home
    fields
    - Photo of the door | photo | box
    - Name | person | Kim Osei
    - Signature | long | Sign here with a finger
    rows Cash
    - wallet | To collect | Nothing, it is paid | € 0.00
    button check | Delivered
  `,
})
