import { defineArchetype } from '../archetype.ts'

export const astronomy = defineArchetype({
  id: 'astronomy',
  words:
    'stargazing 9, astronomy 9, telescope 8, night sky 9, planet 6, constellation 7, moon phase 6, star map 8, observatory 8, meteor 7, astrophotography 20, astronomy picture 18',
  presets: 'dark-pro, calm',
  icon: 'star',
  names: 'First Light, Zenith, Dark Hours',
  entity: 'planet',
  screens: `
    home | Tonight | moon
    calendar | Calendar | calendar
    browse | Sky | star
    map? | Map | map
    history | Log | book
    detail | Object
    form | New observation
    settings? | Settings | settings
    profile | Me | user`,
})
