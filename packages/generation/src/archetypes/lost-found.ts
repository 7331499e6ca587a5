import { defineArchetype } from '../archetype.ts'

export const lostFound = defineArchetype({
  id: 'lost-found',
  words:
    'lost and found 12, lost property 12, found items 9, lost items 9, lost item 8, found item 8, lost pet 12, lost cat 12, lost dog 12, missing pet 12, missing cat 12, missing dog 12, lost animal 12, stolen bike 9, lost bike 9',
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
