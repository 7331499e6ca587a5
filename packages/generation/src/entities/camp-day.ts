import { defineEntity } from '../entity.ts'

export const campDay = defineEntity({
  id: 'camp-day',
  one: 'Activity',
  many: 'Programme',
  words: 'camp day, camp activity, troop meeting, camp programme, campfire',
  icon: 'camp',
  groups: 'Today, This week, Trips',
  fields: `
    Title | text | Canoes on the lake
    Date | date | Thu 19 Nov
    Time | time | 14:00
    Place | place | Upper lake, jetty
    Leader | person | Omar Haddad
    Groups | choice | All | All, Foxes, Owls, Otters
    Bring | long | Swimsuit, towel, cap`,
  samples: `
    icon | title | subtitle | time | badge | tone
    bell | Morning round | All, by the flag | 08:30 | All | neutral
    tools | Knots and a rope bridge | Owls with Omar | 10:00 | Owls | primary
    fork | Lunch: pasta, apple | Big tent | 12:30 | All | neutral
    wave | Canoes on the lake | Foxes and Otters with Hana | 14:00 | Consent | warning
    tree | Night walk | From ten years | 20:30 | Owls | primary
    fire | Campfire and songs | Bring a jumper | 21:30 | All | success`,
  about: 'Two leaders on the water, vests for everybody. Those who cannot swim yet build rafts on the beach.',
  facts: '14:00 | Starts\n18 | Children\n2 | Leaders',
  figures: '42 | Children | +2\n6 | On the programme today\n3 d | Left',
  hero: 'Today, 14:00 | Canoes on the lake | Foxes and Otters, swimsuit and towel | Give consent',
  tip: 'Rain from five on | The campfire moves into the barn',
  trend: 'Children | 42 | +2',
  add: 'Add activity',
  use: 'Give consent',
})
