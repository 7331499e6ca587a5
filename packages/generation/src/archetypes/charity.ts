import { defineArchetype } from '../archetype.ts'

export const charity = defineArchetype({
  id: 'charity',
  words:
    'crowdfunding 14, fundraiser 10, charity 8, charities 8, donate 6, donation 6, nonprofit 6, volunteer 3, fundraising 6, cause 2, philanthropic 5, food bank 5',
  presets: 'natural, warm',
  icon: 'heart',
  names: 'Handover, Openhand, Common Good',
  entity: 'charity',
  screens: `
    home | Discover | home
    browse | Search | search
    saved | Following | heart
    detail | Charity
    form | Give
    confirmed | Thank you | | | Thank you, Mara
    map? | Map | map
    profile | Me | user`,
})
