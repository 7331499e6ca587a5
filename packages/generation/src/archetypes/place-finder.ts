import { defineArchetype } from '../archetype.ts'

/** Places of one sort on a map and in a list, for who looks for the nearest: known by how it is asked for, whatever they are. */
export const placeFinder = defineArchetype({
  id: 'place-finder',
  words: '',
  presets: 'clean, natural',
  icon: 'pin',
  names: 'Two Streets On, Nearest Door, Just Past the Corner',
  entity: 'subject',
  bars: 'cart checkout confirmed',
  screens: `
    map | Map | map
    browse | All | list
    saved | Saved | bookmark
    detail | Place
    notifications? | Alerts
    settings | Settings | settings`,
})
