import { quarryMaterial } from '../quarry-material.ts'
import { defineVarieties } from './variety.ts'

/** What a yard weighs; without these words gravel. */
export const quarryMaterialVarieties = defineVarieties(quarryMaterial, [
  {
    signs: 'scrap 12, scrap yard 12, scrapyard 12, scrap metal 12, copper 9, metals 8',
    groups: 'Copper, Iron, Others',
    fields: `
      Name | text | Copper, bright
      Price a tonne | money | € 7,400.00
      In stock | text | 4.2 t
      Use | text | Wires without coating`,
    samples: `
      icon | title | subtitle | value
      layers | Copper, bright | Wires without coating | € 7.40 a kilo
      layers | Brass, mixed | Taps, fittings | € 4.60 a kilo
      layers | Aluminium, cast | Rims without tyres | € 1.20 a kilo
      layers | Iron, heavy | Beams from 6 mm | € 0.24 a kilo
      layers | Cable, 40 % | With coating | € 2.10 a kilo`,
    about:
      'Bright and free of tin. Checked with the magnet and by eye; the price follows the exchange of the day.',
    facts: '€ 7.40 | A kilo\n4.2 t | In stock\n+1.2 % | Today',
    figures: '5 | Metals\n38 t | In stock\n€ 7.40 | Copper',
    hero: 'Most brought | Iron, heavy | 14 tonnes today | See price',
    tip: 'Copper is up | 1.2 % since yesterday',
    trend: 'Iron a day in t | 14 | +2',
  },
])
