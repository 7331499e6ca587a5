import { weatherNote } from '../weather-note.ts'
import { defineVarieties } from './variety.ts'

/** Of the weather somebody notes, what he measures: a gauge measures rain. */
export const weatherNoteVarieties = defineVarieties(weatherNote, [
  {
    signs: 'rain gauge 14, rainfall 12, rain diary 12, rain journal 12, rain totals 12, precipitation 8',
    icon: 'drop',
    groups: 'Rain, Dry, Snow',
    samples: `
      icon | title | subtitle | value
      drop | Today, light rain | From noon, read at eight in the morning | 3.2 mm
      drop | Wed 18 Nov, rain | Most of it before noon | 11.4 mm
      sun | Tue 17 Nov, dry | First frost on the gauge | 0 mm
      cloud | Mon 16 Nov, fog | Dew only | 0.2 mm
      drop | Sun 15 Nov, showers | Three of them, one with hail | 6.8 mm
      cloud | Sat 14 Nov, snow | Two centimetres, melted for the reading | 4.1 mm`,
    about: 'Light rain from noon, the gauge read at eight in the morning. A year ago it was dry.',
    facts: '3.2 mm | Today\n41 mm | This month\n38 mm | A year ago',
    figures: '41 mm | This month | +3 to last year\n612 mm | This year\n11 | Days with rain',
    hero: 'Today | How much is in the gauge? | 41 mm so far this month | Note the rain',
    tip: 'Three millimetres more than last year | November has had eleven days with rain',
    trend: 'Rain a month in mm | 41 | +3',
    data: [62, 48, 71, 39, 55, 68, 41],
    add: 'Note the rain',
  },
])
