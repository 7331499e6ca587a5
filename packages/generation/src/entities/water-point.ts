import { defineEntity } from '../entity.ts'

export const waterPoint = defineEntity({
  id: 'water-point',
  one: 'Water point',
  many: 'Water points',
  words: 'water point, water tap, pump-out',
  icon: 'drop',
  groups: 'Water, Pump-out, Fuel',
  fields: `
    Place | place | Bridge 40
    What | choice | Water | Water, Pump-out, Fuel, Rubbish`,
  samples: `
    icon | title | subtitle | value
    drop | Bridge 40 | Water, free, slow tap | 900 m
    drop | Linden marina | Water, pump-out, fuel | 3.4 km
    trash | Mill basin | Rubbish and glass | 1.2 km
    drop | Lock 16 | Water, key needed | 4.3 km`,
  about: 'A slow tap: twenty minutes for a full tank.',
  figures: '4 | Within 5 km',
  add: 'Add water point',
  use: 'Show on map',
})
