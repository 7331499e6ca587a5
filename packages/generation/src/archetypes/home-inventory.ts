import { defineArchetype } from '../archetype.ts'

export const homeInventory = defineArchetype({
  id: 'home-inventory',
  words:
    'home inventory 20, warranty 7, warranties 10, belongings 9, moving boxes 12, my stuff 8, household items 10, home insurance inventory 14, possessions 10, manuals 3',
  presets: 'clean, warm',
  icon: 'box',
  names: 'Attic List, Box 4, Where It Is',
  entity: 'household-item',
  home: 'ledger',
  screens: `
    home | Home | home
    browse | Items | box
    scanner? | Scan | camera
    stats | Worth | chart
    notifications? | Reminders | bell
    detail | Item
    form | Add item
    profile | Me | user`,
})
