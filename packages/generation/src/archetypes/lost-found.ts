import { defineArchetype } from '../archetype.ts'

export const lostFound = defineArchetype({
  id: 'lost-found',
  words: 'lost and found 12, lost property 12, found items 9, lost items 9, lost item 8, found item 8',
  presets: 'clean, natural',
  icon: 'search',
  names: 'Found It, Left Behind, Back Again',
  entity: 'found-item',
  home: 'shelf',
  screens: `
    home | Found | home
    browse | Search | search
    map? | Map | map
    history | Claimed | check
    detail | Found item
    form | Report
    notifications? | Alerts
    profile | Me | user`,
})
