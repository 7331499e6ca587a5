import { defineEntity } from '../entity.ts'

export const overnightSpot = defineEntity({
  id: 'overnight-spot',
  one: 'Spot',
  many: 'Spots',
  words: 'overnight spot, pitch, campsite',
  icon: 'camp',
  groups: 'Free, Water, Quiet, Sea',
  fields: `
    Place | place | Above the ferry pier
    Night of | date | Wed 18 Nov
    Water tank | slider | 60
    Gas | slider | 45
    Battery | slider | 82
    Price | money | € 0
    Stars | choice | 5 | 1, 2, 3, 4, 5
    Photo | photo | camp
    Notes | long | Level, bells at seven`,
  samples: `
    image | title | subtitle | overline | rating | meta
    camp sea | Above the ferry pier | Level, tap 200 m away | Free | 4.8 | 3.2 km
    lake | Reed bay | Quiet, no signal | Free | 4.6 | 8 km
    mountain | Pass car park | Cold, stars | Free | 4.5 | 14 km
    vineyard | Linden farm | Water, power, eggs | € 12 | 4.9 | 21 km
    beach | Dune site 4 | Showers until October | € 24 | 4.1 | 26 km`,
  about: 'Level ground with a tap two hundred metres away. Bells at seven, bread van at eight.',
  facts: '€ 0 | Price\n4.8 | Rating\n3.2 km | Away',
  figures: '60 % | Water\n45 % | Gas\n82 % | Battery',
  hero: 'Tonight | Above the ferry pier | Free, level, 3.2 km from here | Sleep here',
  tip: 'Water for two days | Next tap at Linden farm, 21 km',
  trend: 'Nights this month | 11 | +4',
  add: 'Log night',
  use: 'Sleep here',
})
