import { defineEntity } from '../entity.ts'

export const parcel = defineEntity({
  id: 'parcel',
  words: 'parcel, package, shipment, delivery, courier, cargo, freight',
  icon: 'box',
  groups: 'Today, On the way, Delivered',
  fields: `
    To | person | Lea Brandt
    Address | place | Linden lane 4
    Weight | text | 2.4 kg
    Pickup | date | Fri 20 Nov
    Size | choice | Medium | Small, Medium, Large
    Note for the driver | long | Third bell, blue door`,
  samples: `
    icon | title | subtitle | badge | tone
    truck | Lamp from Norrgard | Linden lane 4, before 14:00 | 3 stops | primary
    box | Books, two boxes | Mill street 12, before 16:00 | 7 stops | primary
    gift | Present for Ida | Park view 9, tomorrow | Packed | warning
    bag | Weekend bag | Harbour street 31 | Delivered | success
    bike | Bicycle wheel | East end 4 | Late | danger`,
  about: 'Third bell, blue door. The van is three stops away and takes the bridge.',
  facts: '14:00 | Arrives\n3 | Stops\n2.4 kg | Weight',
  figures: '14 | Stops today | +2\n9 | Delivered\n38 km | To drive',
  hero: '3 stops away | Lamp from Norrgard | Linden lane 4, before 14:00 | Follow it',
  tip: 'Mill bridge is closed | The detour costs four minutes',
  trend: 'Delivered this week | 61 | +7',
  use: 'Follow it',
})
