import { defineEntity } from '../entity.ts'

export const earningSpot = defineEntity({
  id: 'earning-spot',
  one: 'Spot',
  many: 'Spots',
  words: 'busking spot, street spot',
  icon: 'pin',
  groups: 'Best, Near, Quiet',
  fields: `
    Spot | place | Mill bridge
    Best time | choice | Afternoon | Morning, Afternoon, Evening
    Permit needed | switch | no`,
  samples: `
    icon | title | subtitle | value
    pin | Market, by the fountain | Saturdays, permit needed | € 34.50
    pin | Mill bridge | Afternoons, dry under the arch | € 28.10
    pin | Station square | Mornings and after five | € 18.60
    pin | Harbour steps | Summer evenings | € 16.40
    pin | Old park | Sundays, families | € 14.20`,
  about: 'Best on Saturdays between eleven and two. A permit costs eight euros a day.',
  figures: '€ 34.50 | Best an hour\n5 | Spots',
  add: 'Add spot',
  use: 'Show on map',
})
