import { defineEntity } from '../entity.ts'

export const element = defineEntity({
  id: 'element',
  words: 'element, chemical element',
  icon: 'target',
  groups: 'Metals, Gases, Noble, Alkali',
  fields: `
    Name | text | Iron
    Symbol | text | Fe
    Number | number | 26
    Mass | text | 55.845
    Group | choice | Metals | Metals, Gases, Noble, Alkali
    Melting point | text | 1,538 °C`,
  samples: `
    icon | title | subtitle | value | tone
    target | Iron | Fe, metal, melts at 1,538 °C | 26 | primary
    target | Hydrogen | H, gas, the lightest | 1 | accent
    target | Neon | Ne, noble gas | 10 | success
    target | Gold | Au, metal, 19.3 g/cm³ | 79 | warning
    target | Sodium | Na, alkali metal | 11 | danger
    target | Carbon | C, diamond and graphite | 6 | neutral`,
  about: 'Silvery and magnetic, the most common element of the Earth by mass. Rusts in damp air.',
  facts: '26 | Number\n55.845 | Mass\nFe | Symbol',
  figures: '118 | Elements\n41 | Learned | +4\n86 % | Right',
  hero: 'Element of the day | Iron, Fe, 26 | The most common one on Earth | Read on',
  tip: '41 of 118 learned | The noble gases are complete',
  use: 'Compare',
})
