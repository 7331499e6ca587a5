import { defineArchetype } from '../archetype.ts'

export const laundry = defineArchetype({
  id: 'laundry',
  words:
    'laundromat 20, laundromats 20, laundry booking 20, laundry room 16, laundry service 18, dry cleaning 18, washing machines 12, start a wash 16, free machines 14, laundry 8',
  presets: 'clean, calm',
  icon: 'drop',
  names: 'Spin, Washer 3, Forty Degrees',
  entity: 'wash',
  home: 'focus',
  screens: `
    home | Now | home
    browse | Machines | list
    slots | Book
    map? | Places | map
    notifications | Alerts | bell
    checkout? | Pay
    history? | Washes | clock
    detail | Machine
    form | Book machine
    saved? | Stamps | star
    profile | Me | user`,
})
