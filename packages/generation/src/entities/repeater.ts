import { defineEntity } from '../entity.ts'

export const repeater = defineEntity({
  id: 'repeater',
  one: 'Repeater',
  many: 'Repeaters',
  words: 'repeater, radio repeater, relay station',
  icon: 'wifi',
  groups: 'Near, 2 m, 70 cm, Digital',
  fields: `
    Callsign | text | DB0XYZ
    Output | text | 438.725 MHz
    Shift | text | −7.6 MHz
    Tone | text | 67.0 Hz
    Locator | text | JO62
    Mode | choice | FM | FM, DMR, D-STAR, C4FM`,
  samples: `
    icon | title | subtitle | value
    wifi | DB0XYZ, Mill hill | 438.725 MHz, −7.6, tone 67.0 | 12 km
    wifi | DB0LUE, tower | 145.650 MHz, −0.6, FM | 18 km
    wifi | DM0ABC | 439.4125 MHz, DMR, slot 2 | 24 km
    wifi | DB0OLD, old mast | 438.950 MHz, C4FM | 31 km
    wifi | DB0HRB, harbour | 145.7875 MHz, tone 118.8 | 36 km`,
  about:
    'On Mill hill, 214 metres above the sea. Reaches the coast; a round of talks meets on Thursdays at eight.',
  facts: '12 km | Away\n−7.6 | Shift\n67.0 | Tone',
  figures: '42 | In reach\n9 | Digital',
  hero: 'Nearest | DB0XYZ, 438.725 MHz | 12 km, tone 67.0 Hz | Tune in',
  tip: 'Round on Thursday | Eight o’clock on DB0XYZ',
  add: 'Add repeater',
  use: 'Show on map',
})
