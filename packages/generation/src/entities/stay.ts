import { defineEntity } from '../entity.ts'

export const stay = defineEntity({
  id: 'stay',
  words: 'stay, cabin, hotel, accommodation, holiday home, campsite, hostel, vacation rental',
  icon: 'camp',
  groups: 'Cabins, Saunas, Lakes, Retreats',
  fields: `
    From | date | Thu 10 Dec
    To | date | Sun 13 Dec
    Adults | number | 2
    Dogs | number | 1
    Message | long | We arrive after eight`,
  samples: `
    image | title | subtitle | overline | rating | meta
    forest camp | The Heron House | Sleeps 4, stove and boat | Torfhaus | 4.9 | from € 142
    lake | Lakeside sauna raft | Up to 6, two hours | Mirror lake | 4.7 | from € 68
    mountain | Ridge hut | Sleeps 2, no road | Brocken | 4.8 | from € 96
    garden | Gardener’s lodge | Sleeps 3, roses in June | Ilsenburg | 4.6 | from € 88
    sea | Boatman’s room | Sleeps 2, sea side | Kappeln | 4.8 | from € 104
    vineyard | Press house | Sleeps 5, cellar below | Freyburg | 4.7 | from € 156`,
  about:
    'Larch walls, a deep window seat and a stove that keeps till morning. The lake path starts at the door.',
  facts: '4 | Guests\n2 | Bedrooms\n62 m² | Space',
  figures: '3 | Stays planned | +1\n14 | Nights this year\n6 | Saved',
  hero: 'Free next weekend | The Heron House | Larch walls, a stove and the lake path | See dates',
  tip: 'Quiet weeks in January | Up to a third less, and snow',
  use: 'Choose dates',
  price: '€ 142 | per night',
})
