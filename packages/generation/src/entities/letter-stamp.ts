import { defineEntity } from '../entity.ts'

export const letterStamp = defineEntity({
  id: 'letter-stamp',
  one: 'Stamp',
  many: 'Stamps',
  words: 'letter stamp',
  icon: 'star',
  groups: 'Mine, Missing',
  fields: `
    Stamp | text | Heron
    Country | text | Portugal`,
  samples: `
    icon | title | subtitle | badge | tone
    star | Lighthouse | Portugal, from the first letter | Mine | success
    star | Red maple | Japan, from Hana | Mine | success
    star | Fjord | Norway, from Noor | Mine | success
    star | Coffee hills | Colombia, from Mateo | Mine | success
    star | Baobab | Senegal | Missing | neutral`,
  about: 'Came with the first letter from Hana.',
  figures: '9 | Stamps\n4 | Countries',
  add: 'Add stamp',
  use: 'Use it',
})
