import { defineArchetype } from '../archetype.ts'

export const countryGuide = defineArchetype({
  id: 'country-guide',
  words:
    'plug types 26, emergency numbers 20, useful phrases 16, country guide 24, travel etiquette 24, customs and etiquette 24, public holidays 14, entry requirements 20, visa requirements 22, tipping guide 16',
  presets: 'editorial, clean',
  icon: 'globe',
  names: 'Before You Land, Plug C, Good to Know',
  entity: 'country-card',
  home: 'shelf',
  screens: `
    home | Countries | home
    browse | All | globe
    saved | My trip | bookmark
    map? | Map | map
    detail | Country
    compare? | Compare
    guide? | Phrases
    help | Emergency
    settings | Settings | settings`,
})
