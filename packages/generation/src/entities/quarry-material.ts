import { defineEntity } from '../entity.ts'

/** What a yard sells or takes in by weight. */
export const quarryMaterial = defineEntity({
  id: 'quarry-material',
  one: 'Material',
  many: 'Materials',
  words: 'quarry material, aggregate',
  icon: 'layers',
  groups: 'Gravel, Sand, Stone',
  fields: `
    Name | text | Gravel 0/32
    Price a tonne | money | € 11.00
    In stock | text | 4,200 t
    Use | text | Base of roads and yards`,
  samples: `
    icon | title | subtitle | value
    layers | Gravel 0/32 | Base of roads and yards | € 11.00
    layers | Sand 0/2 | Washed, for concrete | € 14.50
    layers | Split 8/16 | Terraces, drains | € 17.20
    mountain | Armour stone | Per piece from 300 kg | € 38.00
    layers | Crushed concrete | Recycled 0/45 | € 7.40`,
  about: 'From the north face, crushed and sieved on site. Tested every month.',
  facts: '€ 11.00 | A tonne\n4,200 t | In stock\n0/32 | Grain',
  figures: '5 | Materials\n6,900 t | In stock\n1 | Low',
  hero: 'Most taken | Gravel 0/32 | 240 tonnes today | See price',
  tip: 'Split is low | Two days at this pace',
  trend: 'Gravel a day in t | 240 | +20',
  add: 'Add material',
  use: 'Change price',
})
