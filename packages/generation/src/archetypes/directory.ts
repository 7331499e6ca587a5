import { defineArchetype } from '../archetype.ts'

export const directory = defineArchetype({
  id: 'directory',
  words:
    'directory 7, finder 4, find a 3, list of 2, search for 2, compare 3, reviews 3, review 3, database 2, near me 4, local business 6, service provider 6, handyman 6, contractor 4',
  presets: 'clean, natural, editorial, warm',
  icon: 'search',
  names: 'Good Company, Rounduplist, Wayfound',
  entity: 'subject',
  isWide: true,
  screens: `
    home | Discover | home
    browse | Search | search
    saved | Saved | heart
    detail | Details
    map? | Map | map
    form? | Write review
    profile | Me | user`,
})
